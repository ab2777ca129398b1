/** A moment from the middle of a game, for the picture of the rules page: a hero is about to join two red regions. */
import type { RoseKingPreview, RoseKingView } from "./protocol";
import { WAYS } from "./geometry";

const CARDS = WAYS.flatMap((way) => [1, 2, 3].map((distance) => `${way}${distance}`));

export const SAMPLE: RoseKingView = {
  setting: { game: "rose-king", players: 2, names: [], size: 9, stones: 52, heroes: 4, hand: 5, cards: CARDS },
  open: {
    waiting: [0],
    outcome: null,
    crown: "e4",
    hands: [
      [
        ["N2", "e6", "hero"],
        ["NE3", "h7", "open"],
        ["S2", "e2", "open"],
        ["SW1", "d3", "own"],
        ["W1", "d4", "open"],
      ],
      [
        ["N3", "e7", "hero"],
        ["E1", "f4", "open"],
        ["SE2", "g2", "open"],
        ["W3", "b4", "own"],
        ["NW2", "c6", "hero"],
      ],
    ],
    sides: [
      { heroes: 3, regions: [["d5", "c6", "d6"], ["f6", "e7", "f7"], ["c3", "d3"], ["h4"]], score: 23 },
      { heroes: 4, regions: [["e4", "e5", "f5", "g5", "e6"], ["b4", "b5"], ["g3"], ["h6"]], score: 31 },
    ],
    supply: 34,
    unseen: ["N1", "NE1", "NE2", "E2", "E3", "SE1", "SE3", "S1", "S3", "SW2", "SW3", "W2", "NW1", "NW3"],
    drawing: null,
  },
  own: { seat: 0 },
};

/** What the hero with N2 would come to. */
export const PREVIEW: RoseKingPreview = {
  game: "rose-king",
  region: ["d5", "c6", "d6", "e6", "f6", "e7", "f7"],
  scores: [54, 22],
};
