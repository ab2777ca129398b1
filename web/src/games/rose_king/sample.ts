/** A moment from the middle of a game, for the picture of the rules page: a hero is about to join two red regions. */
import type { RoseKingView } from "../../protocol";

export const SAMPLE: RoseKingView = {
  view: "rose-king",
  seat: 0,
  seats: 2,
  waiting: [0],
  outcome: null,
  size: 9,
  crown: "e4",
  sides: [
    {
      hand: [
        { card: "N2", square: "e6", use: "hero", deed: { region: ["d5", "c6", "d6", "e6", "f6", "e7", "f7"], scores: [54, 22] } },
        { card: "NE3", square: "h7", use: "open", deed: { region: ["h7"], scores: [24, 31] } },
        { card: "S2", square: "e2", use: "open", deed: { region: ["e2"], scores: [24, 31] } },
        { card: "SW1", square: "d3", use: "own", deed: null },
        { card: "W1", square: "d4", use: "open", deed: { region: ["c3", "d3", "d4", "d5", "c6", "d6"], scores: [46, 31] } },
      ],
      heroes: 3,
      roses: ["c3", "c6", "d3", "d5", "d6", "e7", "f6", "f7", "h4"],
      regions: [["d5", "c6", "d6"], ["f6", "e7", "f7"], ["c3", "d3"], ["h4"]],
      score: 23,
    },
    {
      hand: [
        { card: "N3", square: "e7", use: "hero", deed: { region: ["e4", "e5", "f5", "g5", "e6", "e7"], scores: [18, 42] } },
        { card: "E1", square: "f4", use: "open", deed: { region: ["e4", "f4", "e5", "f5", "g5", "e6"], scores: [23, 42] } },
        { card: "SE2", square: "g2", use: "open", deed: { region: ["g2", "g3"], scores: [23, 34] } },
        { card: "W3", square: "b4", use: "own", deed: null },
        { card: "NW2", square: "c6", use: "hero", deed: { region: ["c6"], scores: [18, 32] } },
      ],
      heroes: 4,
      roses: ["b4", "b5", "e4", "e5", "e6", "f5", "g3", "g5", "h6"],
      regions: [["e4", "e5", "f5", "g5", "e6"], ["b4", "b5"], ["g3"], ["h6"]],
      score: 31,
    },
  ],
  supply: 34,
  stones: 52,
  heroes: 4,
  most: 5,
  deck: 14,
  unseen: ["N1", "NE1", "NE2", "E2", "E3", "SE1", "SE3", "S1", "S3", "SW2", "SW3", "W2", "NW1", "NW3"],
  discards: [],
  drawing: null,
};
