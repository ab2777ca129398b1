// The house's plain page: lists the games, opens a table, plays every move from a list. No rules live here.

const main = document.querySelector("#main");
const notice = document.querySelector("#notice");
let language = localStorage.language ?? (navigator.language.startsWith("ru") ? "ru" : "en");

const api = async (path, body, method = body === undefined ? "GET" : "POST") => {
  const answer = await fetch(path, {
    method,
    headers: { "content-type": "application/json", "accept-language": language },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.words ?? told.detail);
  return told;
};

const words = (messages, people = []) =>
  messages.length ? api(`/api/words/${language}`, { messages: messages.slice(-500), people }) : [];
const page = async (...names) => words(names.map((name) => ({ id: `house-page-${name}` })));

const make = (tag, text = "", more = {}) => Object.assign(document.createElement(tag), { textContent: text, ...more });
const button = (text, press) => make("button", text, { type: "button", onclick: guarded(press) });
const guarded = (work) => async (...given) => {
  try {
    notice.textContent = "";
    await work(...given);
  } catch (error) {
    notice.textContent = error.message;
  }
};

const introduce = async () => (await api("/api/me")).person ?? (await api("/api/me", { language })).person;

async function home() {
  const games = await api("/api/games");
  const titles = await words(games.flatMap((game) => [game.title, game.line]));
  const [play, open, mine, none] = await page("play", "open", "mine", "none");
  const doors = make("section", "", { className: "doors" });
  games.forEach((game, number) => {
    const door = make("article");
    door.append(make("h2", titles[2 * number]), make("p", titles[2 * number + 1]));
    door.append(button(play, async () => {
      await introduce();
      const table = await api("/api/tables", { terms: { game: game.name }, bot: game.usual_bot });
      location.href = `/table/${table.table}`;
    }));
    doors.append(door);
  });
  main.replaceChildren(doors, ...(await list(open, none, "state=open")), ...(await list(mine, none, "mine=true")));
}

async function list(title, none, query) {
  const tables = await api(`/api/tables?${query}`);
  const rows = make("ul");
  for (const table of tables) {
    const row = make("li");
    row.append(make("a", `${table.game}: ${table.seats.map((name) => name ?? "…").join(", ")}`, { href: `/table/${table.id}` }));
    rows.append(row);
  }
  return [make("h3", title), tables.length ? rows : make("p", none)];
}

// A table

class Table {
  constructor(id) {
    this.id = id;
    this.log = [];
    this.seq = 0;
    this.parts = {};
    for (const [name, tag] of [["seats", "p"], ["ask", "p"], ["moves", "ul"], ["board", "pre"], ["log", "ol"]])
      this.parts[name] = make(tag, "", { className: name });
    main.replaceChildren(...Object.values(this.parts));
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket.onopen = () => {
      notice.textContent = "";
      this.ask({ do: "watch", table: this.id });
    };
    this.socket.onmessage = guarded((event) => this.hear(JSON.parse(event.data)));
    this.socket.onclose = guarded(async () => {
      notice.textContent = (await page("lost"))[0];
      setTimeout(() => this.connect(), 1000 + Math.random() * 2000);
    });
  }

  ask(request) {
    this.socket.send(JSON.stringify(request));
  }

  async hear(news) {
    if (news.is === "room") await this.showRoom(news);
    else if (news.is === "snapshot") await this.show(news, news.since ? [...this.log, ...news.log] : news.log);
    else if (news.is === "update") {
      if (news.seq === this.seq + 1) await this.show(news, [...this.log, news.story]);
      else if (news.seq > this.seq) this.ask({ do: "watch", table: this.id });
    } else if (news.is === "no") notice.textContent = (await words([news.why], this.people))[0];
  }

  async showRoom(room) {
    this.room = room;
    this.people = room.seats.map((seat) => seat.name);
    const [sit, ready, waiting, rematch, record] = await page("sit", "ready", "waiting", "rematch", "record");
    this.parts.seats.replaceChildren(make("span", room.seats.map((seat) => seat.name || "…").join(" · ")), " ");
    const act = (text, path, body) =>
      this.parts.seats.append(button(text, async () => {
        await introduce();
        const answer = await api(`/api/tables/${this.id}/${path}`, body);
        if (answer.table !== this.id) location.href = `/table/${answer.table}`;
        else if (room.you === null) location.reload(); // the socket must learn who we are
      }));
    if (room.state === "open") {
      this.parts.ask.textContent = waiting;
      if (room.you === null) act(sit, "sit", {});
      else if (!room.seats[room.you].ready) act(ready, "ready", {});
    } else if (room.state === "over") {
      this.parts.seats.append(make("a", record, { href: `/api/tables/${this.id}/record` }));
      if (room.you !== null) act(rematch, "rematch", {});
    }
  }

  async show(now, log) {
    this.seq = now.seq;
    this.log = log;
    const [told, asked, named, [waiting, over]] = await Promise.all([
      words(log.flat(), this.people),
      words(now.ask ? [now.ask.words] : [], this.people),
      words(now.choices.map((choice) => choice.words), this.people),
      page("waiting", "over"),
    ]);
    if (now.seq !== this.seq) return; // something newer has arrived meanwhile
    this.parts.ask.textContent = asked[0] ?? (now.view.outcome ? over : waiting);
    this.parts.moves.replaceChildren(...now.choices.map((choice, number) => this.move(choice, named[number], now.seq)));
    this.parts.log.replaceChildren(...told.slice(-60).reverse().map((line) => make("li", line)));
    this.parts.board.textContent = JSON.stringify(now.view, null, 1);
  }

  move(choice, name, seq) {
    const row = make("li");
    const { span } = choice;
    const number = span && make("input", "", { type: "number", min: span.low, max: span.high, value: span.low });
    row.append(button(`${choice.text} — ${name}`, () => {
      const text = span ? choice.text.replace("{n}", number.value) : choice.text;
      this.ask({ do: "move", table: this.id, seq, id: crypto.randomUUID?.() ?? String(Math.random()), text });
    }));
    if (span) row.append(number);
    return row;
  }
}

for (const choice of document.querySelectorAll("[data-language]"))
  choice.onclick = guarded(() => {
    localStorage.language = choice.dataset.language;
    location.reload();
  });

guarded(async () => {
  document.documentElement.lang = language;
  const [title, line] = await page("title", "line");
  document.querySelector("#title").textContent = title;
  document.title = `${title}: ${line}`;
  const [, table] = location.pathname.match(/^\/table\/([^/]+)$/) ?? [];
  if (table) {
    await introduce();
    new Table(table);
  } else await home();
})();
