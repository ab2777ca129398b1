/** The house over HTTP. A refusal comes as an error whose words are in the reader's language. */
import { words, say } from "../words.svelte";
import type {
  Account,
  AccountInfo,
  GameInfo,
  Hint,
  Layout,
  Listed,
  Me,
  NewPassword,
  NewTable,
  OpenReplay,
  PersonFigures,
  Profile,
  Ranked,
  Reach,
  Reached,
  Refusal,
  Replay,
  Review,
  Room,
  TableFigures,
  Wishes,
} from "../protocol";

export class Refused extends Error {
  constructor(
    readonly why: Refusal,
    readonly status: number,
  ) {
    super(words.has(why.why.id) ? say(why.why) : why.words);
  }
}

export async function ask<T>(address: string, method = "GET", body?: unknown): Promise<T> {
  const answer = await fetch(address, {
    method,
    headers: {
      "accept-language": words.language,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return (answer.status === 204 ? null : JSON.parse((await answer.text()) || "null")) as T;
  const told = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  if (told?.why && told.words) throw new Refused({ why: told.why, words: told.words }, answer.status);
  throw new Error(words.t("page-trouble", { status: answer.status }));
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Which tables a list shows. */
export interface Filter {
  state?: "open" | "playing" | "over";
  game?: string;
  mine?: boolean;
  limit?: number;
  before?: number;
}

export const house = {
  games: () => ask<GameInfo[]>("/api/games"),
  me: () => ask<Me>("/api/me"),
  introduce: (wishes: Wishes) => ask<Me>("/api/me", "POST", wishes),
  tables: (filter: Filter) => {
    const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
    return ask<Listed[]>(`/api/tables?${query}`);
  },
  open: (wanted: NewTable) => ask<Room>("/api/tables", "POST", wanted),
  room: (id: string) => ask<Room>(table(id)),
  sit: (id: string, seat: number | null) => ask<Room>(`${table(id)}/sit`, "POST", { seat }),
  stand: (id: string) => ask<Room>(`${table(id)}/stand`, "POST"),
  ready: (id: string, yes: boolean) => ask<Room>(`${table(id)}/ready`, "POST", { yes }),
  placeBot: (id: string, seat: number, bot: string) => ask<Room>(`${table(id)}/seats/${seat}`, "POST", { bot }),
  clear: (id: string, seat: number) => ask<Room>(`${table(id)}/seats/${seat}`, "DELETE"),
  rematch: (id: string) => ask<Room>(`${table(id)}/rematch`, "POST"),
  replay: (id: string, seat: number | null, which: { first?: number; since?: number; limit: number }) => {
    const query = new URLSearchParams(Object.entries(which).map(([key, value]) => [key, String(value)]));
    if (seat !== null) query.set("seat", String(seat));
    return ask<Replay>(`${table(id)}/replay?${query}`);
  },
  openReplay: (id: string, first: number, limit: number) =>
    ask<OpenReplay>(`${table(id)}/replay/open?first=${first}&limit=${limit}`),
  hint: (id: string) => ask<Hint>(`${table(id)}/hint`, "POST"),
  review: (id: string, seat: number) => ask<Review>(`${table(id)}/review`, "POST", { seat }),
  figures: (id: string) => ask<TableFigures>(`${table(id)}/statistics`),
  record: (id: string, form: "text" | "json") => `${table(id)}/record?form=${form}`,
  profile: (who: string) => ask<Profile>(`/api/people/${encodeURIComponent(who)}`),
  personFigures: (who: string) => ask<PersonFigures>(`/api/people/${encodeURIComponent(who)}/statistics`),
  leaders: (game: string) => ask<Ranked[]>(`/api/leaderboard/${encodeURIComponent(game)}`),
  mute: (who: string) => ask<null>(`/api/people/${encodeURIComponent(who)}/mute`, "POST"),
  alerts: () => ask<Reached>("/api/me/alerts"),
  setAlerts: (reach: Reach) => ask<Reached>("/api/me/alerts", "POST", reach),
  vacation: (days: number) => ask<string[]>("/api/me/vacation", "POST", { days }),
  layout: (game: string) => ask<Layout>(`/api/games/${game}/layout`),
};

/** Accounts: keep one's name, come in on another device, leave. */
export const account = {
  info: () => ask<AccountInfo>("/api/account"),
  keepByPassword: (key: Account) => ask<Me>("/api/account/sign-up", "POST", key),
  enterByPassword: (key: Account) => ask<Me>("/api/account/sign-in", "POST", key),
  changePassword: (change: NewPassword) => ask<Me>("/api/account/password", "POST", change),
  offerPasskey: () => ask<PublicKeyCredentialCreationOptionsJSON>("/api/account/passkeys/offer", "POST"),
  addPasskey: (credential: unknown, label: string) =>
    ask<unknown>("/api/account/passkeys", "POST", { credential, label }),
  forgetPasskey: (id: string) => ask<AccountInfo>(`/api/account/passkeys/${encodeURIComponent(id)}`, "DELETE"),
  askPasskey: () => ask<PublicKeyCredentialRequestOptionsJSON>("/api/account/sign-in/passkey/offer", "POST"),
  enterByPasskey: (credential: unknown) => ask<Me>("/api/account/sign-in/passkey", "POST", { credential }),
  leave: () => ask<Me>("/api/account/sign-out", "POST"),
  endDevice: (id: string) => ask<AccountInfo>(`/api/account/devices/${encodeURIComponent(id)}`, "DELETE"),
};
