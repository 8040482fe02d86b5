import { expect, type Locator, type Page } from "@playwright/test";

/** Page object of one screen's editor, by accessible names and roles. */
export class Editor {
  readonly group: Locator;
  readonly length: NumberField;
  readonly width: NumberField;
  readonly height: NumberField;
  readonly unit: Locator;
  readonly presets: Locator;
  readonly rotate: Locator;
  readonly remove: Locator;
  readonly name: Locator;
  /** Opens the menu of further actions. */
  readonly more: Locator;
  /** The green check, only on desktop. */
  readonly check: Locator;
  readonly error: Locator;

  constructor(page: Page, number: number) {
    this.group = page.getByRole("group", { name: `Screen ${number}`, exact: true });
    this.length = numberField(this.group.getByRole("textbox", { name: "Diagonal" }));
    this.width = numberField(this.group.getByRole("textbox", { name: "Aspect ratio width" }));
    this.height = numberField(this.group.getByRole("textbox", { name: "Aspect ratio height" }));
    this.unit = this.group.getByRole("button", { name: /^(INCHES|CENTIMETERS)$/ });
    this.presets = this.group.getByRole("button", { name: "Popular aspect ratios" });
    this.rotate = this.group.getByRole("button", { name: "Rotate" });
    this.remove = this.group.getByRole("button", { name: "Remove" });
    this.name = this.group.getByRole("textbox", { name: "Name" });
    this.more = this.group.getByRole("button", { name: "More actions" });
    this.check = this.group.getByRole("button", { name: "Update drawing" });
    this.error = this.group.getByRole("tooltip");
  }

  /** The button that a name is, unless it is being typed. */
  named(name: string): Locator {
    return this.group.getByRole("button", { name, exact: true });
  }

  /** Checks the shown diagonal, unit, ratio width and ratio height. */
  async expectShown(length: string, unit: "INCHES" | "CENTIMETERS", width: string, height: string): Promise<void> {
    await expect(this.length).toHaveValue(length);
    await expect(this.unit).toHaveAccessibleName(unit);
    await expect(this.width).toHaveValue(width);
    await expect(this.height).toHaveValue(height);
  }

  /** The error's text with its visible line breaks. */
  async errorAsShown(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: only the rendered text has the line break
    return this.error.innerText();
  }
}

export interface NumberField extends Locator {
  caret(): Promise<number | null>;
  /** Focuses the input, with the caret after this many characters. */
  putCaret(after: number): Promise<void>;
}

function numberField(input: Locator): NumberField {
  return Object.assign(input, {
    caret: () => input.evaluate((element: HTMLInputElement) => element.selectionStart),
    putCaret: (after: number) =>
      input.evaluate((element: HTMLInputElement, place) => {
        element.focus();
        element.setSelectionRange(place, place);
      }, after),
  });
}
