// The Rose King for boardgame.io: replays transcripts to prove itself, then measures. Prints one JSON object.
//   node --expose-gc boardgame_io.cjs NODE_MODULES TRANSCRIPTS SECONDS

const path = require('node:path');
const fs = require('node:fs');
const [modules, transcripts, seconds] = [process.argv[2], process.argv[3], Number(process.argv[4])];
const from = (name) => require(path.join(modules, 'boardgame.io', 'dist', 'cjs', name));
const { Client } = from('client.js');
const { MCTSBot } = from('ai.js');
const { INVALID_MOVE } = from('core.js');

const STEPS = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];
const [SIZE, HAND, STONES, CARDS, HERO, DRAW, PASS] = [9, 5, 52, 24, 24, 48, 49];

function target(G, card) {
  const [up, right] = STEPS[Math.floor(card / 3)];
  const distance = (card % 3) + 1;
  const row = Math.floor(G.crown / SIZE) + up * distance;
  const column = (G.crown % SIZE) + right * distance;
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE ? row * SIZE + column : null;
}

function options(G, seat) {
  const found = [];
  for (const card of G.hands[seat]) {
    const square = target(G, card);
    if (square === null) continue;
    if (G.board[square] === -1) found.push(card);
    else if (G.board[square] === 1 - seat && G.heroes[seat] > 0) found.push(HERO + card);
  }
  if (G.hands[seat].length < HAND) found.push(DRAW);
  return found.sort((a, b) => a - b);
}

const legal = (G, seat) => {
  const found = options(G, seat);
  return found.length ? found : [PASS];
};

// Chance: by boardgame.io's random plugin, or by a script when a transcript is replayed.
function drawn(G, seat, random, script) {
  const place = script ? G.deck.indexOf(script[G.dealt]) : random.Die(G.deck.length) - 1;
  G.dealt += 1;
  G.hands[seat].push(G.deck.splice(place, 1)[0]);
  if (G.deck.length === 0) [G.deck, G.discards] = [G.discards, []];
}

function regions(G, seat) {
  const left = new Set();
  G.board.forEach((stone, square) => stone === seat && left.add(square));
  const sizes = [];
  for (const first of [...left]) {
    if (!left.delete(first)) continue;
    const frontier = [first];
    let size = 0;
    while (frontier.length) {
      const square = frontier.pop();
      size += 1;
      const column = square % SIZE;
      const near = [square + SIZE, square - SIZE];
      if (column < SIZE - 1) near.push(square + 1);
      if (column > 0) near.push(square - 1);
      for (const one of near) if (left.delete(one)) frontier.push(one);
    }
    sizes.push(size);
  }
  return sizes;
}

function standing(G) {
  return [0, 1].map((seat) => {
    const sizes = regions(G, seat);
    return [sizes.reduce((sum, n) => sum + n * n, 0), Math.max(0, ...sizes), sizes.reduce((sum, n) => sum + n, 0)];
  });
}

function result(G) {
  const [red, white] = standing(G);
  for (let place = 0; place < 3; place += 1) if (red[place] !== white[place]) return Math.sign(red[place] - white[place]);
  return 0;
}

const roseKing = (script) => ({
  name: 'rose-king',
  setup: ({ random }) => {
    const G = {
      board: Array(SIZE * SIZE).fill(-1), crown: 40, hands: [[], []], deck: [...Array(CARDS).keys()],
      discards: [], heroes: [4, 4], supply: STONES, dealt: 0, stuck: false,
    };
    for (let card = 0; card < 2 * HAND; card += 1) drawn(G, card % 2, random, script);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: {
      client: true,
      move: ({ G, ctx, random }, move) => {
        const seat = Number(ctx.currentPlayer);
        if (!legal(G, seat).includes(move)) return INVALID_MOVE;
        if (move === DRAW) {
          drawn(G, seat, random, script);
          G.stuck = G.hands[seat].length === HAND && !options(G, 1 - seat).length && !options(G, seat).length;
        } else if (move !== PASS) {
          const card = move % HERO;
          G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
          G.discards.push(card);
          const square = target(G, card);
          if (G.board[square] === -1) G.supply -= 1;
          else G.heroes[seat] -= 1;
          G.board[square] = seat;
          G.crown = square;
        }
      },
    },
  },
  endIf: ({ G }) => (G.supply === 0 || G.stuck ? { winner: result(G) } : undefined),
  ai: { enumerate: (G, ctx) => legal(G, Number(ctx.currentPlayer)).map((move) => ({ move: 'move', args: [move] })) },
});

const fresh = (script) => Client({ game: roseKing(script), debug: false, numPlayers: 2 });
const same = (ours, theirs, what) => {
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error(`${what}: ${JSON.stringify(theirs)} instead of ${JSON.stringify(ours)}`);
};

function check() {
  const games = JSON.parse(fs.readFileSync(transcripts, 'utf8'));
  for (const game of games) {
    const client = fresh(game.chance);
    for (const step of game.steps) {
      const { G, ctx } = client.getState();
      same(step.seat, Number(ctx.currentPlayer), 'seat');
      same(step.legal, legal(G, step.seat), 'legal moves');
      client.moves.move(step.move);
      same(step.crown, client.getState().G.crown, 'crown');
      same(step.scores, standing(client.getState().G).map((one) => one[0]), 'scores');
    }
    same(game.result, client.getState().ctx.gameover.winner, 'result');
  }
  return games.length;
}

function play() {
  let [games, steps] = [0, 0];
  const began = process.cpuUsage();
  while (process.cpuUsage(began).user < seconds * 1e6) {
    const client = fresh();
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const moves = legal(state.G, Number(state.ctx.currentPlayer));
      client.moves.move(moves[Math.floor(Math.random() * moves.length)]);
      steps += 1;
    }
    games += 1;
  }
  const used = process.cpuUsage(began);
  const spent = (used.user + used.system) / 1e6;
  return [games / spent, steps / spent];
}

async function search(state) {
  const game = roseKing();
  const iterations = 40;
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: 400, seed: 'rose' });
  const began = process.cpuUsage();
  let done = 0;
  while (process.cpuUsage(began).user < seconds * 1e6) {
    await bot.play(state, state.ctx.currentPlayer);
    done += iterations;
  }
  const used = process.cpuUsage(began);
  return done / ((used.user + used.system) / 1e6);
}

function clones(state) {
  const count = 2000;
  const plain = { G: state.G, ctx: state.ctx, plugins: JSON.parse(JSON.stringify(state.plugins)) };
  global.gc();
  const before = process.memoryUsage().heapUsed;
  const began = process.cpuUsage();
  const kept = Array.from({ length: count }, () => structuredClone(plain));
  const used = process.cpuUsage(began);
  global.gc();
  const bytes = (process.memoryUsage().heapUsed - before) / kept.length;
  return [(used.user + used.system) / count, Math.round(bytes)];
}

(async () => {
  const checked = check();
  const [games, steps] = play();
  const client = fresh();
  for (let move = 0; move < 10; move += 1) {
    const { G, ctx } = client.getState();
    const moves = legal(G, Number(ctx.currentPlayer));
    client.moves.move(moves[move % moves.length]);
  }
  const state = client.getState();
  const simulations = await search(state);
  const [clone, bytes] = clones(state);
  console.log(JSON.stringify({ checked, games, steps, simulations, clone, bytes }));
})();
