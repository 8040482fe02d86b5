import { expectNoAxeViolations } from "../setup/axe.ts";
import { DEFAULTS, expectDrawn, sizeOf } from "../setup/expected-drawing.ts";
import { expect, test } from "../setup/fixtures.ts";
import { type Box, type Drawn, MainScreen } from "../setup/main-screen.ts";

const LABELS = {
  bottom: "Bottom edges level",
  corner: "Top left corners together",
  side: "In a row",
} as const;

/** A row counts 1 cm on each side where nobody said more (D56), in inches. */
const ROW_FRAME = 1 / 2.54;

/** Checks where an alignment places two outlines. */
const RULES: Record<keyof typeof LABELS, (drawn: Drawn) => void> = {
  bottom({ area, outlines }) {
    const [one, other] = byNumber(outlines);
    near(one.y + one.height, other.y + other.height);
    near(one.x + one.width / 2, area.x + area.width / 2);
    near(other.x + other.width / 2, area.x + area.width / 2);
  },
  corner({ outlines }) {
    const [one, other] = byNumber(outlines);
    near(one.x, other.x);
    near(one.y, other.y);
  },
  side({ outlines }) {
    const [one, other] = byNumber(outlines);
    near(one.y + one.height, other.y + other.height);
    expect(one.x + one.width).toBeLessThan(other.x);
  },
};

test("each alignment can be chosen and undone, is part of the link, places the outlines, and is animated", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      if (this.closest("[role=img]") !== null) durations.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, keyframes, options);
    };
  });
  const durations = () => page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  const main = await MainScreen.open(page, site);
  expectDrawn(await main.drawn(), DEFAULTS);
  await main.press(main.tools.arrange);
  await expect(main.menuItem("Centred")).toBeChecked();
  await expectNoAxeViolations(page, "[role=menu]");
  await page.keyboard.press("Escape");
  for (const alignment of ["bottom", "corner", "side"] as const) {
    await test.step(LABELS[alignment], async () => {
      await main.choose(main.tools.arrange, LABELS[alignment]);
      await expect(page).toHaveURL(`${site}/?align=${alignment}`);
      const drawn = await main.drawn();
      RULES[alignment](drawn);
      expectFitted(drawn, alignment === "side" ? ROW_FRAME : 0);
      await expectLabelsApart(main);
    });
  }
  await test.step("undo and redo", async () => {
    await main.press(main.tools.undo);
    await expect(page).toHaveURL(`${site}/?align=corner`);
    RULES.corner(await main.drawn());
    await main.press(main.tools.redo);
    await expect(page).toHaveURL(`${site}/?align=side`);
  });
  RULES.side(await main.drawn());
  await main.press(main.tools.arrange);
  await expect(main.menuItem(LABELS.side)).toBeChecked();
  await main.press(main.menuItem("Centred"));
  await expect(page).toHaveURL(`${site}/`);
  expectDrawn(await main.drawn(), DEFAULTS);
  expect(await durations(), "with reduced motion").toEqual([]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await main.nextFrame();
  await main.choose(main.tools.arrange, LABELS.side);
  await expect(page, "the page has the alignment of its link again").toHaveURL(`${site}/?align=side`);
  // At least two outlines and their two labels.
  await expect.poll(async () => (await durations()).length).toBeGreaterThanOrEqual(4);
  expect((await durations()).filter((duration) => duration < 150 || duration > 200)).toEqual([]);
  await main.atRest();
  RULES.side(await main.drawn());
});

/** Checks that both screens with their frames, in inches, have one scale and fill the area within its margins of 46 px. */
function expectFitted({ area, outlines }: Drawn, frame: number): void {
  const left = Math.min(...outlines.map(({ x }) => x)) - area.x;
  const right = area.x + area.width - Math.max(...outlines.map(({ x, width }) => x + width));
  const top = Math.min(...outlines.map(({ y }) => y)) - area.y;
  const bottom = area.y + area.height - Math.max(...outlines.map(({ y, height }) => y + height));
  near(left, right);
  near(top, bottom);
  if (outlines.length !== DEFAULTS.length) return;
  const [one, other] = byNumber(outlines);
  const sizes = DEFAULTS.map(sizeOf);
  near(Math.min(left, top), 46 + (frame * one.width) / (sizes[0]?.width ?? 1));
  expect(one.width / other.width).toBeCloseTo((sizes[0]?.width ?? 0) / (sizes[1]?.width ?? 1), 2);
}

async function expectLabelsApart(main: MainScreen): Promise<void> {
  const labels = await main.labels();
  for (const [index, one] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(isApart, `labels ${one.number} and ${other.number} apart`).toBe(true);
    }
  }
}

function byNumber(outlines: Drawn["outlines"]): [Box, Box] {
  return outlines.toSorted((one, other) => one.number - other.number) as unknown as [Box, Box];
}

function near(one: number, other: number): void {
  expect(Math.abs(one - other), `${one} and ${other}`).toBeLessThan(0.5);
}
