/** The formula behind a figure of the details, and its source (F7.1). */
interface Formula {
  readonly title: string;
  readonly formula: string;
  readonly source: string;
}

/** How the figures of the details come about and which sources they rest on. */
export const formulas = {
  heading: "Formulas and sources",
  all: [
    {
      title: "Several side by side",
      formula: "width = count × width of one + (count − 1) × gap; area = count × area of one",
      source: "Only what shows a picture counts as area, so a gap adds to the width but not to the area.",
    },
    {
      title: "Pixels per inch",
      formula: "√(pixels across² + pixels down²) ÷ diagonal in inches",
      source: "Pythagoras; pixels are square.",
    },
    {
      title: "Horizontal angle",
      formula: "2 × arctan(width ÷ (2 × distance))",
      source: "Geometry, for a flat screen viewed head-on.",
    },
    {
      title: "Curved screens",
      formula:
        "straight width = 2R × sin(width ÷ 2R); depth = R × (1 − cos(width ÷ 2R)); angle = 2 × arctan(straight width ÷ (2 × (distance − depth)))",
      source:
        "Geometry: the published width lies along a circle of the radius R, and the edges are nearer to the eye than the middle. Panels only: stands and cases are not included.",
    },
    {
      title: "Pixels per degree",
      formula: "pixels per inch × 2 × distance in inches × tan(0.5°)",
      source: "Geometry, in the middle of the screen, where one degree spans 2 × distance × tan(0.5°).",
    },
    {
      title: "Single pixels can be told apart",
      formula: "pixels per degree < 60: a pixel is larger than one arc minute, a sixtieth of a degree",
      source:
        "Visual acuity 1.0 (6/6, 20/20) is a detail of one arc minute: ISO 8596, Ophthalmic optics – Visual acuity testing. Some eyes see more and some less; young ones end at 94 on average (see “Pixels invisible beyond”).",
    },
    {
      title: "Pixels invisible beyond",
      formula:
        "60 ÷ (pixels per inch × 2 × tan(0.5°)), in inches; 94 instead of 60 for sharp eyes, the average of young adults",
      source:
        "60 pixels to a degree, one to each arc minute, is the common rule for normal vision: acuity 1.0 (6/6, 20/20), ISO 8596. Young eyes see more: Ashraf, Chapiro and Mantiuk, “Resolution limit of the eye – how many pixels can we see?”, Nature Communications 16, 9086 (2025), measured 94 on average for black-and-white detail, 89 for red-green and 53 for yellow-violet. Beyond that distance more pixels hardly help anyone.",
    },
    {
      title: "Where to sit",
      formula:
        "width ÷ (2 × tan(angle ÷ 2)); films from 40° to 30°, desk work from 60° to 40° and never closer than 50 cm",
      source:
        "Geometry: the angle is what the screen fills of what you see. 30° is widely quoted as a recommendation of the SMPTE, 40° as that of THX for the best seat in a home cinema. Beyond 60° the head turns, as the eyes alone reach about 30° to each side with ease.",
    },
  ] satisfies readonly Formula[],
};
