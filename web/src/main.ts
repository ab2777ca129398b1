/** The page begins: preferences, words, then the room that the address names. */
import { mount } from "svelte";
import "./design/base.css";
import App from "./App.svelte";
import { games } from "./house/games.svelte";
import { me } from "./house/me.svelte";
import { socket } from "./house/socket.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import { allowSound } from "./table/sound";
import { words } from "./words.svelte";

prefs.keep();
allowSound();
document.documentElement.lang = words.language;
if (router.place.room === "table") socket.open();
void games.load();
void me.known();
void words.load("page", "core", "house").then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
