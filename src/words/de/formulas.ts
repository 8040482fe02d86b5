import type { formulas as english } from "../en/formulas.ts";

/** How the figures of the details come about and which sources they rest on (F7.1). */
export const formulas = {
  heading: "Formeln und Quellen",
  all: [
    {
      title: "Mehrere nebeneinander",
      formula:
        "Breite = Anzahl × Breite eines Bildschirms + (Anzahl − 1) × Lücke; Fläche = Anzahl × Fläche eines Bildschirms",
      source: "Als Fläche zählt nur, was ein Bild zeigt. Eine Lücke vergrößert also die Breite, aber nicht die Fläche.",
    },
    {
      title: "Pixel pro Zoll",
      formula: "√(Pixel waagerecht² + Pixel senkrecht²) ÷ Diagonale in Zoll",
      source: "Pythagoras; Pixel sind quadratisch.",
    },
    {
      title: "Horizontaler Blickwinkel",
      formula: "2 × arctan(Breite ÷ (2 × Abstand))",
      source: "Geometrie, für einen flachen Bildschirm, auf den du gerade von vorn blickst.",
    },
    {
      title: "Gebogene Bildschirme",
      formula:
        "gerade Breite = 2R × sin(Breite ÷ 2R); Tiefe = R × (1 − cos(Breite ÷ 2R)); Winkel = 2 × arctan(gerade Breite ÷ (2 × (Abstand − Tiefe)))",
      source:
        "Geometrie: Die angegebene Breite liegt auf einem Kreis mit dem Radius R, und die Ränder sind dem Auge näher als die Mitte. Nur das Panel: Standfuß und Gehäuse zählen nicht mit.",
    },
    {
      title: "Pixel pro Grad",
      formula: "Pixel pro Zoll × 2 × Abstand in Zoll × tan(0,5°)",
      source: "Geometrie, in der Mitte des Bildschirms, wo ein Grad 2 × Abstand × tan(0,5°) überspannt.",
    },
    {
      title: "Einzelne Pixel sind zu erkennen",
      formula: "Pixel pro Grad < 60: Ein Pixel ist größer als eine Bogenminute, ein Sechzigstel Grad",
      source:
        "Sehschärfe 1,0 (6/6, 20/20) heißt, dass man ein Detail von einer Bogenminute erkennt: ISO 8596, Ophthalmic optics – Visual acuity testing. Manche Augen sehen mehr, manche weniger; junge im Durchschnitt bis 94 (siehe „Pixel unsichtbar ab“).",
    },
    {
      title: "Pixel unsichtbar ab",
      formula:
        "60 ÷ (Pixel pro Zoll × 2 × tan(0,5°)), in Zoll; 94 statt 60 für scharfe Augen, den Durchschnitt junger Erwachsener",
      source:
        "60 Pixel pro Grad, einer je Bogenminute, ist die übliche Regel für normale Sehkraft: Sehschärfe 1,0 (6/6, 20/20), ISO 8596. Junge Augen sehen mehr: Ashraf, Chapiro und Mantiuk, „Resolution limit of the eye – how many pixels can we see?“, Nature Communications 16, 9086 (2025), maßen im Durchschnitt 94 bei Schwarz-Weiß-Details, 89 bei Rot-Grün und 53 bei Gelb-Violett. Ab diesem Abstand helfen mehr Pixel kaum noch jemandem.",
    },
    {
      title: "Sitzabstand",
      formula:
        "Breite ÷ (2 × tan(Winkel ÷ 2)); Filme von 40° bis 30°, Arbeit am Schreibtisch von 60° bis 40° und nie näher als 50 cm",
      source:
        "Geometrie: Der Winkel ist der Teil deines Blickfelds, den der Bildschirm füllt. 30° wird häufig als Empfehlung der SMPTE genannt, 40° als die von THX für den besten Platz im Heimkino. Über 60° dreht sich der Kopf mit, denn die Augen allein reichen bequem nur etwa 30° nach jeder Seite.",
    },
  ],
} satisfies typeof english;
