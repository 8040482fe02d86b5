/** Sizes of one kind that people compare with each other. */
const MONITORS = [22, 24, 25, 27, 28, 30, 32];
const TELEVISIONS = [32, 40, 42, 43, 48, 50, 55, 65, 70, 75, 77, 83, 85, 98];

/** Monitors beside ultrawides, sets and televisions. */
const OTHERS = [
  "24-vs-29-ultrawide",
  "24-vs-34-ultrawide",
  "25-vs-29-ultrawide",
  "27-vs-34-ultrawide",
  "27-vs-38-ultrawide",
  "27-vs-45-ultrawide",
  "27-vs-49-ultrawide",
  "32-vs-34-ultrawide",
  "32-vs-38-ultrawide",
  "32-vs-45-ultrawide",
  "32-vs-49-ultrawide",
  "34-vs-38",
  "34-vs-45",
  "34-vs-49",
  "38-vs-49",
  "45-vs-49",
  "49-vs-57",
  "two-24-vs-34",
  "two-24-vs-49",
  "two-27-vs-34",
  "two-27-vs-49",
  "two-32-vs-57",
  "13-vs-14-laptop",
  "13.3-vs-15.6",
  "14-vs-15.6",
  "14-vs-16-laptop",
  "15.6-vs-17.3",
  "24-vs-27-vs-32",
  "55-vs-65-vs-75",
  "27-vs-43",
  "27-vs-32-vs-34",
  "65-vs-75-vs-85",
  "two-27-vs-38",
];

/** Every pair up to so many sizes apart. */
function pairs(sizes: readonly number[], apart: number): string[] {
  return sizes.flatMap((size, index) =>
    sizes.slice(index + 1, index + 1 + apart).map((other) => `${size}-vs-${other}`),
  );
}

/** The hundred comparisons that people ask for most, as short addresses without the slash, for the site map (D41). */
export const ASKED_COMPARISONS: readonly string[] = [...pairs(TELEVISIONS, 4), ...pairs(MONITORS, 6), ...OTHERS];
