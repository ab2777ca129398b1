/** Who I am here. Nobody needs to sign up: the first thing that needs a name makes a guest. */
import type { Person, Wishes } from "../protocol";
import { LANGUAGES, words, type Language } from "../words.svelte";
import { prefs } from "../prefs.svelte";
import { house } from "./http";
import { socket } from "./socket.svelte";

class Myself {
  person = $state.raw<Person | null>(null);
  private asked: Promise<void> | null = null;

  /** Ask the house once whether it knows this browser. */
  known(): Promise<void> {
    this.asked ??= this.ask().catch((error: unknown) => {
      this.asked = null; // the line may be down: the next who asks tries again
      throw error;
    });
    return this.asked;
  }

  private async ask(): Promise<void> {
    const { person } = await house.me();
    this.person = person;
    const spoken = LANGUAGES.find((one) => one === person?.language);
    if (spoken && !prefs.language && spoken !== words.language) await words.speak(spoken);
  }

  /** Be somebody: known already, or a guest from now on. */
  async ensure(): Promise<Person> {
    await this.known();
    return this.person ?? this.change({});
  }

  async change(wishes: Wishes): Promise<Person> {
    const before = this.person;
    const { person } = await house.introduce({ language: words.language, ...wishes });
    if (!person) throw new Error(words.t("page-trouble", { status: 500 }));
    this.person = person;
    if (before?.id !== person.id) socket.renew();
    return person;
  }

  /** Ask again: an account was kept, entered or left. */
  async again(): Promise<void> {
    this.asked = null;
    await this.known();
    socket.renew();
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    if (this.person) await this.change({ language });
  }
}

export const me = new Myself();
