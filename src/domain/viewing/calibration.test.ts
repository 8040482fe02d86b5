import { describe, expect, it } from "vitest";
import { displayKey, parseCalibrations } from "./calibration.ts";

const FULL_HD = { width: 1920, height: 1080 };

it("takes a turned phone for the same display", () => {
  expect(displayKey({ width: 390, height: 844 }, 3)).toBe(displayKey({ width: 844, height: 390 }, 3));
});

it("tells displays and zoom levels apart", () => {
  const keys = [
    displayKey(FULL_HD, 1),
    displayKey(FULL_HD, 1.1000000238418579),
    displayKey(FULL_HD, 1.25),
    displayKey({ width: 1280, height: 720 }, 1),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys[1]).toBe("1920x1080@1.1");
});

describe("stored calibrations", () => {
  const good = { pixelsPerMillimetre: 3.8, accuracy: 0.003 };

  it("are read by display", () => {
    expect(parseCalibrations(JSON.stringify({ "1920x1080@1": good }))).toEqual({ "1920x1080@1": good });
  });

  it.each([null, "", "{", "null", "7", '"text"', "[]"])("are none in %s", (text) => {
    expect(parseCalibrations(text)).toEqual({});
  });

  it.each([
    { ...good, pixelsPerMillimetre: 0 },
    { ...good, pixelsPerMillimetre: 41 },
    { ...good, pixelsPerMillimetre: "4" },
    { ...good, accuracy: 0 },
    { ...good, accuracy: 2 },
    { pixelsPerMillimetre: 4 },
    null,
    4,
  ])("leave out %j and keep the others", (bad) => {
    expect(parseCalibrations(JSON.stringify({ bad, good }))).toEqual({ good });
  });
});
