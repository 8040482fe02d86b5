import { reportIn } from "../shared/report.ts";
import { numbers } from "./numbers.ts";
import { framesText } from "./row.ts";
import { screens } from "./screens.ts";

export const report = reportIn({
  parts: { numbers, screens },
  plain: {
    screen: "Bildschirm",
    name: "Name",
    count: "Nebeneinander",
    scaling: "Skalierung (%)",
    relation: "Entspricht",
    colour: "Farbe",
    ratioWidth: "Breite des Seitenverhältnisses",
    ratioHeight: "Höhe des Seitenverhältnisses",
    ratio: "Seitenverhältnis",
    resolution: "Auflösung",
    pixelsAcross: "Pixel waagerecht",
    pixelsDown: "Pixel senkrecht",
    pixelsPerInch: "Pixel pro Zoll",
    roomAcross: "Platz waagerecht (px)",
    roomDown: "Platz senkrecht (px)",
    comparedWith: "Verglichen mit Bildschirm",
    fits: "Passt",
    rowFits: "Reihe passt",
  },
  ofUnit: {
    gap: "Lücke",
    distance: "Sitzabstand",
    radius: "Radius",
    raised: "Angehoben",
    text: "Schrift mit 16 px",
    straightWidth: "Gerade Breite",
    straightHeight: "Gerade Höhe",
    depth: "Tiefe der Krümmung",
  },
  dimensions: { diagonal: "Diagonale", width: "Breite", height: "Höhe", area: "Fläche" },
  ofDimension: {
    difference: (side) => `Unterschied der ${side}`,
    pixelDifference: (side) => `Unterschied der ${side} in Pixeln`,
    picture: (side, film) => `${side} des Films ${film}`,
    outer: (side) => `${side} mit Rahmen`,
    spare: (side) => `freie ${side}`,
    row: (side) => `${side} der Reihe`,
    rowSpare: (side) => `freie ${side} der Reihe`,
  },
  areaUnit: (unit) => `${numbers.units[unit]}²`,
  yes: "ja",
  no: "nein",
  colours: screens.colours,
  together: (hasFrames) => `Zusammen, ${framesText(hasFrames)}`,
});
