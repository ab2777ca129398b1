/* Random games of The Rose King in plain C, scored: the yardstick of bench/playouts.py.
   Build: cc -O2 -o rose_king rose_king.c     Run: ./rose_king 200000
   With -DTABLES cards are looked up instead of reckoned; the games are the same.
   Prints games a second, moves a second, moves a game and Red's share of wins. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIZE = 9, SQUARES = 81, CARDS = 24, HAND = 5, HEROES = 4, STONES = 52 };
enum { EMPTY, RED, WHITE };
enum { DRAW = 9 };

static const int8_t UP[8] = {1, 1, 0, -1, -1, -1, 0, 1};
static const int8_t RIGHT[8] = {0, 1, 1, 1, 0, -1, -1, -1};

static uint64_t seed = 0x9E3779B97F4A7C15u;

static inline uint32_t below(uint32_t n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(((seed >> 32) * n) >> 32);
}

typedef struct {
    uint8_t board[SQUARES], hand[2][HAND], deck[CARDS], discard[CARDS];
    int held[2], heroes[2], decked, discarded, row, column, supply;
} Game;

static void shuffle(Game *g) {
    for (int last = g->decked - 1; last > 0; last--) {
        int other = (int)below((uint32_t)last + 1);
        uint8_t card = g->deck[last];
        g->deck[last] = g->deck[other];
        g->deck[other] = card;
    }
}

static inline uint8_t draw_card(Game *g) {
    uint8_t card = g->deck[--g->decked];
    if (!g->decked) {
        memcpy(g->deck, g->discard, (size_t)g->discarded);
        g->decked = g->discarded;
        g->discarded = 0;
        shuffle(g);
    }
    return card;
}

/* Where a card leads: a square, or -1 off the board. With -DTABLES it is looked up, as our position does. */
#ifdef TABLES
static int8_t table[SQUARES][CARDS];
static inline int target(const Game *g, int card) { return table[g->row * SIZE + g->column][card]; }
static inline int work_out(const Game *g, int card) {
#else
static inline int target(const Game *g, int card) {
#endif
    int distance = (card >> 3) + 1;
    int row = g->row + UP[card & 7] * distance, column = g->column + RIGHT[card & 7] * distance;
    return (unsigned)row < SIZE && (unsigned)column < SIZE ? row * SIZE + column : -1;
}

static inline int list_moves(const Game *g, int seat, uint8_t moves[HAND + 1]) {
    int count = 0;
    uint8_t theirs = seat ? RED : WHITE;
    for (int place = 0; place < g->held[seat]; place++) {
        int square = target(g, g->hand[seat][place]);
        if (square < 0) continue;
        uint8_t stone = g->board[square];
        if (stone == EMPTY || (stone == theirs && g->heroes[seat])) moves[count++] = (uint8_t)place;
    }
    if (g->held[seat] < HAND) moves[count++] = DRAW;
    return count;
}

static void start(Game *g) {
    memset(g->board, EMPTY, sizeof g->board);
    for (int card = 0; card < CARDS; card++) g->deck[card] = (uint8_t)card;
    g->decked = CARDS;
    g->discarded = 0;
    shuffle(g);
    g->row = g->column = SIZE / 2;
    g->supply = STONES;
    for (int seat = 0; seat < 2; seat++) {
        g->heroes[seat] = HEROES;
        g->held[seat] = HAND;
        for (int place = 0; place < HAND; place++) g->hand[seat][place] = draw_card(g);
    }
}

static void play_card(Game *g, int seat, int place) {
    uint8_t card = g->hand[seat][place];
    int square = target(g, card);
    g->hand[seat][place] = g->hand[seat][--g->held[seat]];
    g->discard[g->discarded++] = card;
    if (g->board[square]) g->heroes[seat]--;
    else g->supply--;
    g->board[square] = seat ? WHITE : RED;
    g->row = square / SIZE;
    g->column = square % SIZE;
}

static long play(Game *g) {
    long moves = 0;
    for (int seat = 0; g->supply; seat ^= 1) {
        uint8_t can[HAND + 1];
        int count = list_moves(g, seat, can);
        if (count) {
            int choice = can[below((uint32_t)count)];
            if (choice == DRAW) g->hand[seat][g->held[seat]++] = draw_card(g);
            else play_card(g, seat, choice);
        } else if (!list_moves(g, seat ^ 1, can)) {
            break; /* neither can act: over at once, without a pass */
        }
        moves++;
    }
    return moves;
}

static int score(Game *g) {
    int lead = 0;
    uint8_t stack[SQUARES];
    for (int first = 0; first < SQUARES; first++) {
        uint8_t colour = g->board[first];
        if (!colour) continue;
        int waiting = 0, size = 0;
        stack[waiting++] = (uint8_t)first;
        g->board[first] = EMPTY;
        while (waiting) {
            int square = stack[--waiting], column = square % SIZE;
            size++;
#define JOIN(yes, next)                                  \
    if ((yes) && g->board[next] == colour) {             \
        g->board[next] = EMPTY;                          \
        stack[waiting++] = (uint8_t)(next);              \
    }
            JOIN(column > 0, square - 1)
            JOIN(column < SIZE - 1, square + 1)
            JOIN(square >= SIZE, square - SIZE)
            JOIN(square < SQUARES - SIZE, square + SIZE)
        }
        lead += colour == RED ? size * size : -size * size;
    }
    return lead;
}

int main(int count, char **words) {
    int games = count > 1 ? atoi(words[1]) : 200000;
    long moves = 0, wins = 0;
#ifdef TABLES
    for (int square = 0; square < SQUARES; square++)
        for (int card = 0; card < CARDS; card++) {
            Game g = {.row = square / SIZE, .column = square % SIZE};
            table[square][card] = (int8_t)work_out(&g, card);
        }
#endif
    clock_t began = clock();
    for (int n = 0; n < games; n++) {
        Game g;
        start(&g);
        moves += play(&g);
        wins += score(&g) > 0;
    }
    double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
    printf("%.0f %.0f %.2f %.4f\n", games / seconds, moves / seconds, (double)moves / games, (double)wins / games);
    return 0;
}
