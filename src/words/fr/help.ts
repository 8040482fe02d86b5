import type { help as english } from "../en/help.ts";

/** The help dialog, and what it says where it opens by itself. */
export const help = {
  title: "Aide",
  description:
    "Comment comparer des écrans : indiquez la diagonale et le format de chacun, voyez-les dessinés à l’échelle et ajoutez-en d’autres.",
  introduction: {
    heading: "Voyez la vraie taille des écrans",
    text: "Comparez jusqu’à dix écrans, dessinés à l’échelle les uns sur les autres.",
    lastTime: (comparison) => ["La dernière fois : ", comparison],
  },
  start: "Commencer",
  skip: "Ne pas afficher au démarrage",
  carousel: {
    name: "Comment comparer des écrans",
    role: "carrousel",
    slides: "Étapes",
    slideRole: "diapositive",
    slide: (number, count) => `Étape ${number} sur ${count}`,
    back: "Précédent",
    next: "Suivant",
  },
  wide: {
    setSpecifications: {
      text: "Dans le panneau de gauche, indiquez les caractéristiques de chaque écran, repéré par sa couleur.",
      picture:
        "Le panneau de gauche, avec un éditeur par écran : diagonale, unité et format d’image, dans la couleur de l’écran.",
    },
    seeComparison: {
      text: "Une comparaison visuelle apparaît à droite.",
      picture: "Le dessin à droite des éditeurs : les deux écrans à l’échelle, l’un sur l’autre, dans leurs couleurs.",
    },
    addScreens: {
      text: "Ajoutez d’autres écrans avec le bouton « + ».",
      picture: "Le bouton + sous trois éditeurs, et le troisième écran dans le dessin.",
    },
  },
  narrow: {
    openPanel: {
      text: "Ouvrez le panneau de modification en touchant l’icône en haut à gauche.",
      picture: "Un téléphone avec le dessin ; l’icône de modification est en haut à gauche.",
    },
    setSpecifications: {
      text: "Indiquez les caractéristiques de chaque écran, repéré par sa couleur.",
      picture:
        "Le panneau de modification, avec un éditeur par écran : diagonale, unité et format d’image, dans la couleur de l’écran.",
    },
    apply: {
      text: "Touchez le bouton Appliquer.",
      picture: "Le bouton Appliquer en bas du panneau de modification.",
    },
    seeComparison: {
      text: "La comparaison visuelle apparaît dans l’espace de dessin.",
      picture:
        "L’espace de dessin remplit le téléphone : les deux écrans à l’échelle, l’un sur l’autre, dans leurs couleurs.",
    },
    addScreens: {
      text: "Ajoutez d’autres écrans avec le bouton « + » du panneau de modification.",
      picture: "Le bouton + sous les éditeurs du panneau de modification.",
    },
  },
  pictured: {
    editScreens: "Modifier les écrans",
    edit: "Modifier",
    articles: "Articles",
    diagonal: "Diagonale",
    ratio: "Format",
    inches: "POUCES",
    apply: "Appliquer",
  },
} satisfies typeof english;
