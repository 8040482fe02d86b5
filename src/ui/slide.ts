/**
 * Moves a modal panel in from its side of the window and out again, with the shade that lies on the page behind it.
 * How long a movement takes, and whether it moves at all, is the style sheet's affair.
 */
export class Slide {
  readonly #panel: HTMLDialogElement;
  readonly #shade: HTMLElement;
  readonly #side: "left" | "right";

  constructor(panel: HTMLDialogElement, shade: HTMLElement, side: "left" | "right") {
    this.#panel = panel;
    this.#shade = shade;
    this.#side = side;
  }

  /** Follows a finger: 0 is shut, 1 is open. */
  place(openness: number): void {
    this.#show();
    this.#panel.setAttribute("data-dragged", "");
    this.#move(openness);
  }

  /** Moves the rest of the way, from wherever the panel is; one that has moved out is closed. */
  settle(open: boolean): void {
    if (!open && !this.#panel.open) return;
    this.#show();
    this.#panel.removeAttribute("data-dragged");
    // The movement begins where the panel stands now.
    this.#panel.getBoundingClientRect();
    this.#move(open ? 1 : 0);
    if (open) return;
    Promise.all(this.#panel.getAnimations().map(({ finished }) => finished)).then(
      () => this.#panel.close(),
      () => {}, // Something else has moved it meanwhile.
    );
  }

  #show(): void {
    if (this.#panel.open) return;
    this.#panel.setAttribute("data-dragged", "");
    this.#move(0);
    this.#panel.showModal();
  }

  #move(openness: number): void {
    const away = this.#side === "left" ? -100 : 100;
    this.#panel.style.translate = `${away * (1 - openness)}%`;
    this.#shade.style.opacity = String(openness);
  }
}
