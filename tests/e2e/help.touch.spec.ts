import { expect, test } from "../setup/fixtures.ts";
import { openHelp } from "../setup/help-dialog.ts";
import { Finger } from "../setup/touch.ts";

test.use({ reducedMotion: "no-preference" });

test("S2: swipes move through the steps in both directions, and not past the ends", async ({ page, site }) => {
  const dialog = await openHelp(page, site);
  const strip = dialog.getByRole("group", { name: "Steps" });
  const box = await strip.boundingBox();
  if (box === null) throw new Error("The steps have no box.");

  /** Drags the steps by a part of their width without speed at the end, so that they snap to the nearest one. */
  const draw = async (part: number) => {
    const y = box.y + 100;
    const middle = box.x + box.width / 2;
    const finger = await Finger.touchDown(page, { x: middle - (part * box.width) / 2, y });
    await finger.moveTo({ x: middle + (part * box.width) / 2, y }, { durationMs: 250, steps: 12 });
    await finger.rest(300);
    await finger.lift();
  };
  const expectStep = async (number: number) => {
    const place = () => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    await expect.poll(place, { intervals: [100] }).toBe(number - 1);
    await expect(dialog.getByRole("group", { name: `Step ${number} of 5`, exact: true })).toBeVisible();
  };

  await draw(-0.75);
  await expectStep(2);
  await draw(-0.25);
  await expectStep(2);
  await draw(0.75);
  await expectStep(1);
  await draw(0.75);
  await expectStep(1);
  await expect(page, "the swipe does not go back in the history").toHaveURL(`${site}/help`);
  for (let number = 2; number <= 5; number++) await dialog.getByRole("button", { name: "Next" }).tap();
  await expectStep(5);
  await draw(-0.75);
  await expectStep(5);
});
