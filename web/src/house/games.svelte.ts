/** The games of the house, asked for once, with their words loaded. */
import type { GameInfo } from "../protocol";
import { words } from "../words.svelte";
import { house } from "./http";

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<GameInfo[]> | null = null;

  /** All games, in the order of the house. */
  load(): Promise<GameInfo[]> {
    this.asked ??= this.ask().catch((error: unknown) => {
      this.asked = null; // the line may be down: the next who asks tries again
      throw error;
    });
    return this.asked;
  }

  private async ask(): Promise<GameInfo[]> {
    const found = await house.games();
    for (const game of found) words.learn(game.code, game.name);
    this.all = found;
    return found;
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  /** One game with its words, for a table or a form. */
  async ready(name: string): Promise<GameInfo | undefined> {
    await this.load();
    const game = this.find(name);
    if (game) await words.load("core", "bots", "house", game.code);
    return game;
  }

  /** Every game's words: for the front page and lists. */
  async allReady(): Promise<void> {
    await this.load();
    await words.load("core", "bots", "house", ...this.all.map((game) => game.code));
  }
}

export const games = new Games();
