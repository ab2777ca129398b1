/** Which room the address names. The History API and nothing more. */

export interface Place {
  path: string;
  room: string;
  /** What follows the room's name: a table, a game, a person. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const [room = "", id = ""] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return {
    path: location.pathname,
    room,
    id,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

class Router {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    const before = location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.place = read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
