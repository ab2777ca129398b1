/** The board of Court Nim: a stone is a button that takes it and those after it. */
export function mount(target, props) {
  const pile = document.createElement("div");
  pile.className = "court-nim";
  target.append(pile);
  draw(pile, props);
  return {
    update: (next) => draw(pile, next),
    destroy: () => pile.remove(),
  };
}

function draw(pile, { view, choices, play }) {
  const { stones } = view.open;
  const count = Array.from({ length: stones }, (_, place) => stones - place);
  pile.replaceChildren(
    ...count.map((number) => {
      const choice = choices.find(({ text }) => text === `take ${number}`);
      const stone = document.createElement("button");
      stone.className = "stone";
      stone.textContent = String(number);
      stone.disabled = !choice;
      if (choice) stone.onclick = () => play(choice.text);
      return stone;
    }),
  );
}
