import type { RichText } from "../rich-text.ts";

/** The help dialog, and what it says where it opens by itself. */
export const help = {
  title: "Help",
  description:
    "How to compare displays: set the diagonal and the aspect ratio of each screen, see them drawn to scale, and add more.",
  introduction: {
    heading: "See how big screens really are",
    text: "Compare up to ten screens, drawn to scale on top of each other.",
    lastTime: <Element>(comparison: Element): RichText<Element> => ["Last time: ", comparison],
  },
  start: "Get started",
  skip: "Do not show on startup",
  carousel: {
    name: "How to compare displays",
    role: "carousel",
    slides: "Steps",
    slideRole: "slide",
    slide: (number: number, count: number): string => `Step ${number} of ${count}`,
    back: "Back",
    next: "Next",
  },
  /** Each step, and what its picture shows. */
  wide: {
    setSpecifications: {
      text: "Set the specifications of each colour-coded screen on the left panel.",
      picture:
        "The left panel with an editor for each screen: diagonal, unit and aspect ratio, in the screen’s colour.",
    },
    seeComparison: {
      text: "A visual comparison appears on the right.",
      picture:
        "The drawing at the right of the editors: both screens to scale, on top of each other, in their colours.",
    },
    addScreens: {
      text: "Add more screens with the ‘+’ button.",
      picture: "The + button below three editors, and the third screen in the drawing.",
    },
  },
  narrow: {
    openPanel: {
      text: "Open the edit panel by tapping the edit icon at the top-left.",
      picture: "A phone with the drawing; the edit icon is at the top left.",
    },
    setSpecifications: {
      text: "Set the specifications of each colour-coded screen.",
      picture:
        "The edit panel with an editor for each screen: diagonal, unit and aspect ratio, in the screen’s colour.",
    },
    apply: {
      text: "Tap the Apply button.",
      picture: "The apply button at the bottom of the edit panel.",
    },
    seeComparison: {
      text: "The visual comparison appears in the workspace.",
      picture: "The workspace fills the phone: both screens to scale, on top of each other, in their colours.",
    },
    addScreens: {
      text: "Add more screens with the ‘+’ button in the edit panel.",
      picture: "The + button below the editors in the edit panel.",
    },
  },
  /** Within the pictures. */
  pictured: {
    editScreens: "Edit screens",
    edit: "Edit",
    articles: "Articles",
    diagonal: "Diagonal",
    ratio: "Ratio",
    inches: "INCHES",
    apply: "Apply",
  },
};
