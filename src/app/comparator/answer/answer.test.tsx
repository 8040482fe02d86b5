// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { parseScreens } from "#comparison/address.ts";
import { listScreens } from "#comparison/listed-screen.ts";
import { comparisonWith } from "#comparison/state.ts";
import type { Waiting } from "#comparison/waiting.ts";
import { HighlightContext } from "../highlight.ts";
import { Session } from "../session.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import { Answer } from "./answer.tsx";

const dispatch = vi.fn();
const onHighlight = vi.fn();
const onScaling = vi.fn();
const onEdit = vi.fn();

const NOTHING_WAITS: Waiting = { drawable: [], screens: [], space: null, invalid: [] };

async function show(
  search: string,
  { base = 10, brief = false, highlighted = null as number | null, waiting = NOTHING_WAITS } = {},
) {
  const { screens } = parseScreens(search);
  const session: Pick<ComparisonSession, "comparison" | "dispatch" | "waiting"> = {
    comparison: { ...comparisonWith(screens), screens: listScreens(screens, 10), base },
    dispatch,
    waiting,
  };
  const highlight = highlighted === null ? null : { id: highlighted, by: "pointer" as const };
  const element = (
    <Session value={session as ComparisonSession}>
      <HighlightContext value={{ highlight, onHighlight }}>
        <Answer brief={brief} onScaling={onScaling} onEdit={onEdit} />
      </HighlightContext>
    </Session>
  );
  return act(async () => render(element));
}

const answer = () => screen.getByRole("region", { name: "Answer" });
/** Narrow and no-break spaces read as plain ones. */
const textOf = (element: HTMLElement | undefined) => element?.textContent?.replace(/\s+/g, " ");
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);
const titles = () =>
  within(screen.getByRole("table"))
    .getAllByRole("radio")
    .map((choice) => choice.getAttribute("aria-label")?.match(/\d+″/)?.[0]);
const radio = (name: string) => screen.getByRole("radio", { name });

const THREE = "27in-16x9~34in-43x18~65in-16x9";
const SIX = "27in-16x9~34in-43x18~65in-16x9~24in-16x9~55in-16x9~49in-32x9";

describe("the answer", () => {
  it("D54: says the size of one screen and has both units in its row", async () => {
    await show("27in-16x9");
    expect(textOf(answer())).toContain("27″ 16:9 is 23.5″ wide and 13.2″ tall.");
    expect(rows().map(textOf)).toEqual(["27″ 16:923.5″ 59.8 cm13.2″ 33.6 cm312 in² 2010 cm²"]);
  });

  it("D27: compares two screens in a sentence, with their sizes and what 21:9 hides", async () => {
    await show("27in-16x9~34in-21x9");
    expect(textOf(answer())).toMatch(/34″ 21:9 is 33% wider, 1\.2% taller and 34% larger than 27″ 16:9\./);
    expect(textOf(answer())).toContain("Sold as 21:9: as 3440×1440 it is 0.8% shorter.");
    expect(rows().map(textOf)).toEqual([expect.stringContaining("27″ 16:9"), expect.stringContaining("34″ 21:9")]);
  });

  it("D45.3: says how large text is and how much fits, and leads to the scaling", async () => {
    await show("27in-2560x1440~27in-3840x2160");
    expect(textOf(answer())).toContain("Text at 100% is 33% smaller, with room for 3840×2160.");
    fireEvent.click(screen.getByRole("button", { name: "Change scaling" }));
    expect(onScaling).toHaveBeenCalledOnce();
  });

  it("D54: compares three screens in a sentence and in rows with the differences to the base", async () => {
    await show(THREE, { base: 11 });
    const [first, second] = rows();
    expect(textOf(screen.getAllByRole("paragraph")[0])).toBe("65″ 16:9 is the widest, tallest and largest.");
    expect(textOf(first)).toContain("23.5″ 59.8 cm25% narrower");
    expect(textOf(first)).toContain("0.8% taller");
    expect(textOf(second)).not.toMatch(/%|base/);
    expect(radio("Compare with 34″ 3440×1440")).toHaveProperty("checked", true);
    expect(radio("Compare with 27″ 16:9")).toHaveProperty("checked", false);
  });

  it("D27: makes a screen the base with the radio button in its row", async () => {
    await show(THREE);
    fireEvent.click(radio("Compare with 65″ 16:9"));
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: "set-base", id: 12 });
  });

  it("D54: has no radio buttons with two screens, and the chosen base in the sentence", async () => {
    await show("27in-16x9~34in-43x18", { base: 11 });
    expect(within(screen.getByRole("table")).queryByRole("radio")).toBeNull();
    expect(textOf(answer())).toContain("27″ 16:9 is 25% narrower, 0.8% taller and 24% smaller than 34″ 3440×1440.");
  });

  it("D54: says what the highlighted screen is beside the base, and what the base is", async () => {
    const { unmount } = await show(THREE, { highlighted: 11 });
    expect(textOf(screen.getAllByRole("paragraph")[0])).toBe(
      "34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9.",
    );
    unmount();
    await show(THREE, { highlighted: 10 });
    expect(textOf(screen.getAllByRole("paragraph")[0])).toBe("27″ 16:9 is what the others are compared with.");
  });

  it("lists up to five screens in their order and more by area, as their outlines lie", async () => {
    const { unmount } = await show(THREE);
    expect(titles()).toEqual(["27″", "34″", "65″"]);
    unmount();
    await show(SIX);
    expect(titles()).toEqual(["65″", "55″", "49″", "34″", "27″", "24″"]);
  });

  it("keeps only the sentence while the details are open", async () => {
    const { unmount } = await show("27in-16x9~34in-43x18", { brief: true });
    expect(textOf(answer())).toContain("32% larger");
    expect(screen.queryByRole("table")).toBeNull();
    unmount();
    await show(THREE, { brief: true });
    expect(textOf(answer())).toContain("65″ 16:9 is the widest, tallest and largest.");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("is absent without screens", async () => {
    await show("");
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("a row", () => {
  it("V3: highlights its outline while a mouse points at it or its radio button has the focus", async () => {
    await show(THREE);
    const row = rows()[1] as HTMLElement;
    fireEvent.pointerEnter(row, { pointerType: "mouse" });
    expect(onHighlight).toHaveBeenLastCalledWith({ id: 11, by: "pointer" });
    fireEvent.pointerLeave(row, { pointerType: "mouse" });
    expect(onHighlight).toHaveBeenLastCalledWith(null);
    const choice = within(row).getByRole("radio");
    // No keyboard has moved the focus of this document.
    vi.spyOn(choice, "matches").mockReturnValue(true);
    fireEvent.focus(choice);
    expect(onHighlight).toHaveBeenLastCalledWith({ id: 11, by: "focus" });
  });

  it("V3: highlights its outline by a tap beside the name, until the next tap", async () => {
    const { unmount } = await show(THREE);
    fireEvent.click(within(rows()[1] as HTMLElement).getAllByRole("cell")[1] as HTMLElement);
    expect(onHighlight).toHaveBeenLastCalledWith({ id: 11, by: "focus" });
    expect(dispatch).not.toHaveBeenCalled();
    unmount();
    await show(THREE, { highlighted: 11 });
    fireEvent.click(within(rows()[1] as HTMLElement).getAllByRole("cell")[1] as HTMLElement);
    expect(onHighlight).toHaveBeenLastCalledWith(null);
  });
});
