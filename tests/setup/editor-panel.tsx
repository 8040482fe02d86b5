import { fireEvent, screen, within } from "@testing-library/react";
import { useReducer } from "react";
import { MemoryRouter } from "react-router";
import { EditorList } from "#app/comparator/editors/editor-list.tsx";
import { parseScreens } from "#comparison/address.ts";
import { historyOf, reduceHistory } from "#comparison/history.ts";
import { type ComparisonState, comparisonWith, stateOf } from "#comparison/state.ts";
import type { View } from "#comparison/view.ts";
import { givenRatio } from "#domain/display/resolution.ts";
import { MenuProvider } from "#ui/menu.tsx";

/** The entries after the last render. */
let drawn: ComparisonState["entries"] = [];

/** The desktop's editors with their own comparison. */
export function EditorPanel({
  screens = "27in-16x9~29in-21x9",
  view = {},
}: {
  screens?: string;
  view?: Partial<View>;
}) {
  const [{ present }, dispatch] = useReducer(
    reduceHistory,
    stateOf(comparisonWith(parseScreens(screens).screens, view)),
    historyOf,
  );
  drawn = present.entries;
  return (
    <MemoryRouter>
      <MenuProvider>
        <EditorList state={present} dispatch={dispatch} committable showsErrors />
      </MenuProvider>
    </MemoryRouter>
  );
}

/** happy-dom has no popovers. */
export function addPopovers(): void {
  HTMLElement.prototype.showPopover ??= () => {};
}

export const groups = () => screen.queryAllByRole("group", { name: /^Screen \d+$/ });

export function editor(number: number) {
  const group = within(groups()[number - 1] as HTMLElement);
  const field = (name: string) => group.getByRole<HTMLInputElement>("textbox", { name });
  const button = (name: string | RegExp) => group.getByRole<HTMLButtonElement>("button", { name });
  return {
    group,
    length: field("Diagonal"),
    width: field("Aspect ratio width"),
    height: field("Aspect ratio height"),
    /** Null unless it is being named. */
    name: group.queryByRole<HTMLInputElement>("textbox", { name: "Name" }),
    isNamed: (name: string) => group.queryByRole("button", { name }) !== null,
    unit: button(/^(INCHES|CENTIMETERS)$/),
    check: button("Update drawing"),
    press: (name: string) => fireEvent.click(button(name)),
  };
}

export function type(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
}

/** What an editor shows: diagonal, unit, ratio width and height. */
export function shown(number: number): string[] {
  const { length, unit, width, height } = editor(number);
  return [length.value, unit.textContent, width.value, height.value];
}

/** The diagonals in inches and the ratios or resolutions that are drawn. */
export function drawing(): string[] {
  return drawn.map(({ screen }) => {
    const { width, height } = givenRatio(screen);
    return `${screen.length}${screen.unit} ${width}:${height}`;
  });
}

export function drawnScreens() {
  return drawn.map(({ screen: described }) => described);
}

/** The names of the drawn screens' colours. */
export function drawnColours(): string[] {
  return drawn.map(({ screen: { colour } }) => colour);
}

export async function choose(...items: string[]): Promise<void> {
  for (const name of items) fireEvent.click(await screen.findByRole("menuitem", { name }));
}
