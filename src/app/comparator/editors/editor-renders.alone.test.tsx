// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useReducer, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { historyOf, reduceHistory } from "#comparison/history.ts";
import { comparisonWith, stateOf } from "#comparison/state.ts";
import { EditorDrawer } from "./editor-drawer.tsx";
import { EditorList } from "./editor-list.tsx";

/** The ids of the rendered editors, in order: each editor renders one pair of ratio inputs. */
const rendered: number[] = [];
vi.mock("./ratio-inputs.tsx", () => ({
  RatioInputs({ entry }: { entry: { id: number } }): ReactNode {
    rendered.push(entry.id);
    return null;
  },
}));

beforeEach(() => {
  rendered.length = 0;
  HTMLElement.prototype.showPopover ??= () => {};
});

/** The editors in both layouts. */
const LAYOUTS = {
  desktop: function Panel() {
    const [{ present }, dispatch] = useReducer(reduceHistory, threeScreens(), historyOf);
    return <EditorList state={present} dispatch={dispatch} committable showsErrors />;
  },
  phone: function Drawer() {
    const [history, dispatch] = useReducer(reduceHistory, threeScreens(), historyOf);
    const [open, setOpen] = useState(true);
    return <EditorDrawer history={history} dispatch={dispatch} open={open} onOpenChange={setOpen} />;
  },
};

function threeScreens() {
  return stateOf(comparisonWith(parseScreens("27in-16x9~29in-21x9~34in-43x18").screens));
}

describe.each(Object.entries(LAYOUTS))(
  "on %s, an editor is not re-rendered unless its own entry changes (F9.6)",
  (_, Layout) => {
    /** The ids of the editors that an action re-renders. */
    function renderedBy(act: () => void): number[] {
      rendered.length = 0;
      act();
      return [...new Set(rendered)].toSorted();
    }
    const inputs = (name: string) => screen.getAllByRole("textbox", { name, hidden: true });
    const buttons = (name: string) => screen.getAllByRole("button", { name, hidden: true });
    const at = <T,>(all: T[], number: number) => all[number - 1] as T;

    it.each([
      ["a key", () => fireEvent.change(at(inputs("Diagonal"), 2), { target: { value: "2" } })],
      ["a key that makes it invalid", () => fireEvent.change(at(inputs("Diagonal"), 2), { target: { value: "" } })],
      ["a rotation", () => fireEvent.click(at(buttons("Rotate"), 2))],
      ["another unit", () => fireEvent.click(at(buttons("INCHES"), 2))],
    ])("%s in the second re-renders only the second", (_name, change) => {
      render(<Layout />);
      expect(renderedBy(change)).toEqual([2]);
    });

    it("adding a screen renders only its editor, the tenth too; the sixth brings every card its number (V15)", () => {
      render(<Layout />);
      for (let id = 4; id <= 10; id += 1) {
        const rendered = id === 6 ? [1, 2, 3, 4, 5, 6] : [id];
        expect(renderedBy(() => fireEvent.click(at(buttons("Add screen"), 1)))).toEqual(rendered);
      }
    });

    it("a removal keeps the elements of the other editors", () => {
      render(<Layout />);
      const [, second, third] = inputs("Diagonal");
      fireEvent.click(at(buttons("Remove"), 1));
      expect(at(inputs("Diagonal"), 1)).toBe(second);
      expect(at(inputs("Diagonal"), 2)).toBe(third);
    });
  },
);
