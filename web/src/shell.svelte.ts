/** What stands around a room. A table under way has the whole window to itself; its menu has what the bar has elsewhere. */
class Shell {
  private bareRooms = $state(0);

  /** Whether bar and footer are away. */
  get bare(): boolean {
    return this.bareRooms > 0;
  }

  /** The whole window for a room; returns how to give it back. */
  takeOver(): () => void {
    this.bareRooms += 1;
    return () => (this.bareRooms -= 1);
  }
}

export const shell = new Shell();
