// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useCallback, useReducer, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseScreens } from "../../../comparison/address.ts";
import { historyOf, reduceHistory } from "../../../comparison/history.ts";
import { DEFAULT_COMPARISON, stateOf } from "../../../comparison/state.ts";
import { EditorDrawer } from "./editor-drawer.tsx";
import { EditorList } from "./editor-list.tsx";

/** The ids of the screens whose editors were drawn, in turn: each draws one hint, whatever it says. */
const drawn: number[] = [];
vi.mock("./panel-ratio-hint.tsx", () => ({
  PanelRatioHint({ entry }: { entry: { id: number } }): ReactNode {
    drawn.push(entry.id);
    return null;
  },
}));

beforeEach(() => {
  drawn.length = 0;
});

/** The editors as each layout shows them. */
const LAYOUTS = {
  desktop: function Panel() {
    const [{ present }, dispatch] = useReducer(reduceHistory, threeScreens(), historyOf);
    const onEnter = useCallback(() => {}, []);
    return <EditorList state={present} dispatch={dispatch} committable showsErrors onEnter={onEnter} />;
  },
  phone: function Drawer() {
    const [{ present }, dispatch] = useReducer(reduceHistory, threeScreens(), historyOf);
    const [open, setOpen] = useState(true);
    return <EditorDrawer state={present} dispatch={dispatch} open={open} onOpenChange={setOpen} />;
  },
};

function threeScreens() {
  return stateOf({ ...DEFAULT_COMPARISON, screens: parseScreens("27in-16x9~29in-21x9~34in-43x18").screens });
}

describe.each(Object.entries(LAYOUTS))(
  "on %s, issue 6: no re-render of an editor whose state did not change",
  (_, Layout) => {
    /** The ids of the editors that what is done draws anew. */
    function drawnBy(act: () => void): number[] {
      drawn.length = 0;
      act();
      return [...new Set(drawn)].toSorted();
    }
    const inputs = (name: string) => screen.getAllByRole("textbox", { name, hidden: true });
    const buttons = (name: string) => screen.getAllByRole("button", { name, hidden: true });
    const at = <T,>(all: T[], number: number) => all[number - 1] as T;

    it.each([
      ["a key", () => fireEvent.change(at(inputs("Diagonal"), 2), { target: { value: "2" } })],
      ["a key that makes it invalid", () => fireEvent.change(at(inputs("Diagonal"), 2), { target: { value: "" } })],
      ["a turn", () => fireEvent.click(at(buttons("Rotate"), 2))],
      ["another unit", () => fireEvent.click(at(buttons("INCHES"), 2))],
    ])("%s in the second draws the second alone", (_name, change) => {
      render(<Layout />);
      expect(drawnBy(change)).toEqual([2]);
    });

    it("an added screen draws its own editor alone, the tenth too", () => {
      render(<Layout />);
      for (let id = 4; id <= 10; id += 1) {
        expect(drawnBy(() => fireEvent.click(at(buttons("Add screen"), 1)))).toEqual([id]);
      }
    });

    it("the next screen's editor stands ready, out of reach, and an addition only shows it", async () => {
      const { container } = render(<Layout />);
      const groups = () => container.querySelectorAll('[role="group"]');
      await waitFor(() => expect(groups()).toHaveLength(4));
      const spare = groups()[3];
      expect(spare?.hasAttribute("inert")).toBe(true);
      fireEvent.click(at(buttons("Add screen"), 1));
      expect(groups()).toHaveLength(4);
      expect(groups()[3]).toBe(spare);
      expect(spare?.hasAttribute("inert")).toBe(false);
      await waitFor(() => expect(groups()).toHaveLength(5));
    });

    it("a removal leaves the other screens the elements they have", () => {
      render(<Layout />);
      const [, second, third] = inputs("Diagonal");
      fireEvent.click(at(buttons("Remove"), 1));
      expect(at(inputs("Diagonal"), 1)).toBe(second);
      expect(at(inputs("Diagonal"), 2)).toBe(third);
    });
  },
);
