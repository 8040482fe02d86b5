import { expect, it } from "vitest";
import { slugOf } from "./slug.ts";

it.each([
  ["What 21:9 really is", "what-21-9-really-is"],
  ["27″ or 32″?", "27-or-32"],
  ["Größe & Maß, l’écran", "grosse-mass-lecran"],
  ["Smørrebrød, Łódź, œuvre, þing, ðæ, đ, kırmızı", "smorrebrod-lodz-oeuvre-thing-dae-d-kirmizi"],
  ["Łódź in ½ a day", "lodz-in-1-2-a-day"],
  ["画面の大きさ", "画面の大きさ"],
  ["Экран 27″", "экран-27"],
  ["شاشة ٢٧ بوصة", "شاشة-٢٧-بوصة"],
  ["स्क्रीन का आकार", "स्क्रीन-का-आकार"],
  ["Wide screen ﬁt", "wide-screen-fit"],
  ["--  --", ""],
  ["📺🖥️", ""],
])("makes a readable slug in the letters of the title: %s", (title, slug) => {
  expect(slugOf(title, 60)).toBe(slug);
});

it("is the same for both Unicode forms of an accent", () => {
  expect(slugOf("ガ é".normalize("NFD"), 60)).toBe(slugOf("ガ é".normalize("NFC"), 60));
});

it("is shortened between words, or between characters without a space", () => {
  expect(slugOf("one two three", 9)).toBe("one-two");
  expect(slugOf("one two three", 7)).toBe("one-two");
  expect(slugOf("𠀀".repeat(10), 5)).toBe("𠀀𠀀");
});
