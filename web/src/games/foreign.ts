/** What a board that a package ships exports, and what it is handed: plain objects, so that it shares no code with the page. */
import type { AnyView, Ask, Message } from "../protocol";
import type { Size } from "../table/arrange";
import type { Choice } from "../table/choices";
import type { Lit, Someone } from "./contract";

/** `BoardProps` (contract.ts) without what is the page's own: `draft`, `previews`, `scene`, `stage`. */
export interface ForeignProps {
  game: string;
  view: AnyView;
  /** What was seen one entry before; null at first and after a jump. */
  previous: AnyView | null;
  choices: readonly Choice[];
  ask: Ask | null;
  you: number | null;
  people: readonly Someone[];
  lit: readonly Lit[];
  still: boolean;
  size: Size;
  portrait: boolean;
  language: string;
  /** A message in the reader's words. */
  say: (message: Message) => string;
  /** Make a move by its text. */
  play: (text: string) => void;
}

export interface MountedBoard {
  /** Show this from now on. */
  update(props: ForeignProps): void;
  destroy(): void;
}

export interface ForeignModule {
  mount(target: HTMLElement, props: ForeignProps): MountedBoard;
}

/** The module at an address of the house; the browser fetches it once. */
export const fetchBoard = (address: string): Promise<ForeignModule> => import(/* @vite-ignore */ address) as Promise<ForeignModule>;
