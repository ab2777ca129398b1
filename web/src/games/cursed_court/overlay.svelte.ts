/** Whether this browser's reader wants the odds drawn, where the table allows them. */
const KEY = "camarilla-cc-odds";

class Overlay {
  shown = $state(localStorage.getItem(KEY) !== "off");

  turn(): void {
    this.shown = !this.shown;
    localStorage.setItem(KEY, this.shown ? "on" : "off");
  }
}

export const overlay = new Overlay();
