import { untrack } from "svelte";

/** What stands around a room. A table under way has the whole window to itself; its menu has what the bar has elsewhere. */
class Shell {
  private bareRooms = $state(0);

  /** Whether bar and footer are away. */
  get bare(): boolean {
    return this.bareRooms > 0;
  }

  /** The whole window for a room; returns how to give it back. */
  takeOver(): () => void {
    this.count(1);
    return () => this.count(-1);
  }

  private count(change: number): void {
    const rooms = untrack(() => this.bareRooms) + change;
    this.bareRooms = rooms;
    document.documentElement.dataset.shell = rooms ? "bare" : "";
  }
}

export const shell = new Shell();
