import { reportIn } from "../shared/report.ts";
import { numbers } from "./numbers.ts";
import { framesText } from "./row.ts";
import { screens } from "./screens.ts";

export const report = reportIn({
  parts: { numbers, screens },
  plain: {
    screen: "Écran",
    name: "Nom",
    count: "Côte à côte",
    scaling: "Mise à l’échelle (%)",
    relation: "Équivalent",
    colour: "Couleur",
    ratioWidth: "Largeur du format",
    ratioHeight: "Hauteur du format",
    ratio: "Format",
    resolution: "Résolution",
    pixelsAcross: "Pixels en largeur",
    pixelsDown: "Pixels en hauteur",
    pixelsPerInch: "Pixels par pouce",
    roomAcross: "Espace de travail en largeur (px)",
    roomDown: "Espace de travail en hauteur (px)",
    comparedWith: "Comparé à l’écran",
    fits: "Tient",
    rowFits: "La rangée tient",
  },
  ofUnit: {
    gap: "Écart",
    distance: "Distance de vision",
    radius: "Rayon",
    raised: "Relevé de",
    text: "Texte de 16 px",
    straightWidth: "Largeur en ligne droite",
    straightHeight: "Hauteur en ligne droite",
    depth: "Profondeur de la courbe",
  },
  dimensions: { diagonal: "diagonale", width: "largeur", height: "hauteur", area: "surface" },
  ofDimension: {
    difference: (side) => `différence de ${side}`,
    pixelDifference: (side) => `différence de ${side} en pixels`,
    picture: (side, film) => `${side} du film ${film}`,
    outer: (side) => `${side} avec cadre`,
    spare: (side) => `marge en ${side}`,
    row: (side) => `${side} de la rangée`,
    rowSpare: (side) => `marge de la rangée en ${side}`,
  },
  areaUnit: (unit) => `${numbers.units[unit]}²`,
  yes: "oui",
  no: "non",
  colours: screens.colours,
  together: (hasFrames) => `Ensemble, ${framesText(hasFrames)}`,
});
