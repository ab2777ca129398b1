/** Short notices that go away by themselves: what was refused and why, what was copied. */

export interface Toast {
  id: number;
  words: string;
  kind: "note" | "trouble";
}

class Toasts {
  all = $state<Toast[]>([]);
  private next = 1;

  note(words: string): void {
    this.add(words, "note", 4000);
  }

  trouble(words: string): void {
    this.add(words, "trouble", 8000);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  private add(words: string, kind: Toast["kind"], milliseconds: number): void {
    const id = this.next++;
    this.all = [...this.all.filter((toast) => toast.words !== words), { id, words, kind }].slice(-4);
    setTimeout(() => this.drop(id), milliseconds);
  }
}

export const toasts = new Toasts();
