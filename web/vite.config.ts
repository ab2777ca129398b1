import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { chunks } from "./vite/chunks.ts";
import { documents } from "./vite/documents.ts";
import { doors } from "./vite/doors.ts";
import { emblems } from "./vite/emblems.ts";
import { fonts } from "./vite/fonts.ts";
import { help } from "./vite/help.ts";

const HOUSE = process.env.CAMARILLA_HOUSE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [chunks(), doors(), emblems(), fonts(), help(), svelte(), documents()],
  build: {
    outDir: "../src/camarilla/static",
    emptyOutDir: true,
    // Fonts and pictures stay files of their own: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: HOUSE },
      "/words": { target: HOUSE },
      "/socket": { target: HOUSE, ws: true },
    },
  },
});
