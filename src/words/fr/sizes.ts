import type { sizes as english } from "../en/sizes.ts";
import { sizeFiguresIn } from "../shared/sizes.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";

/** The page of all sizes and models. */
export const sizes = {
  heading: (search) => (search === "" ? "Tailles d’écran et modèles" : `Tailles et modèles pour « ${search} »`),
  description:
    "Moniteurs, téléviseurs, ordinateurs portables, tablettes et téléphones par nom : diagonale, largeur et hauteur en centimètres et résolution de chacun, à voir à l’échelle en un clic.",
  note: (recorded, scripted) => [
    "Choisissez une taille pour la voir dessinée à l’échelle. ",
    scripted("Appuyez sur + pour réunir les tailles à comparer."),
    ` Données des fabricants, ${monthText(recorded)} : diagonales et résolutions telles que les fabricants les publient, celles du rectangle complet lorsque les coins sont arrondis. L’image d’un téléviseur peut être jusqu’à un demi-pouce plus petite que sa catégorie.`,
  ],
  field: "Taille ou modèle",
  search: "Rechercher",
  nothing: (type, all) => [
    "Aucun modèle de ce nom. ",
    type("Saisissez sa taille"),
    " ou ",
    all("affichez toutes les tailles et tous les modèles"),
    ".",
  ],
  kinds: "Types",
  groups: {
    phones: "Téléphones",
    tablets: "Tablettes, liseuses et consoles portables",
    laptops: "Ordinateurs portables",
    monitors: "Moniteurs",
    televisions: "Téléviseurs",
  },
  common: "Tailles courantes",
  ...sizeFiguresIn(numbers, "pliable"),
  add: (name) => `Ajouter ${name}`,
  addHere: "Ajouter et rester ici",
  added: "Ajouté",
  isDrawn: "dans votre comparaison",
  collection: {
    name: "Votre comparaison",
    isFull: SCREENS_ARE_FULL,
    starts: (name) => `${name} commence une comparaison`,
    wasAdded: (name) => `${name} a été ajouté`,
    oneMore: "Encore un, et ils seront comparés.",
    undo: "Annuler",
    show: "L’afficher",
    back: "Retour à la comparaison",
    backWith: (rest) => ["Retour ", rest("à la comparaison")],
  },
} satisfies typeof english;
