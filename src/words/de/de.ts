import type { Words } from "../words.ts";
import { actualSize } from "./actual-size.ts";
import { answer } from "./answer.ts";
import { answerView } from "./answer-view.ts";
import { articles } from "./articles.ts";
import { comparator } from "./comparator.ts";
import { description } from "./description.ts";
import { details } from "./details.ts";
import { distances } from "./distances.ts";
import { dragging } from "./dragging.ts";
import { drawing } from "./drawing.ts";
import { editors } from "./editors.ts";
import { embed } from "./embed.ts";
import { embedPage } from "./embed-page.ts";
import { errors } from "./errors.ts";
import { feed } from "./feed.ts";
import { formulas } from "./formulas.ts";
import { fromAbove } from "./from-above.ts";
import { help } from "./help.ts";
import { home } from "./home.ts";
import { language } from "./language.ts";
import { languages } from "./languages.ts";
import { legal } from "./legal.ts";
import { manifest } from "./manifest.ts";
import { method } from "./method.ts";
import { numbers } from "./numbers.ts";
import { offer } from "./offer.ts";
import { paper } from "./paper.ts";
import { pasted } from "./pasted.ts";
import { picture } from "./picture.ts";
import { printed } from "./printed.ts";
import { release } from "./release.ts";
import { report } from "./report.ts";
import { results } from "./results.ts";
import { rowLine } from "./row-line.ts";
import { screens } from "./screens.ts";
import { site } from "./site.ts";
import { sizes } from "./sizes.ts";
import { suggestion } from "./suggestion.ts";
import { titles } from "./titles.ts";
import { toolbar } from "./toolbar.ts";
import { understood } from "./understood.ts";

/** All German words, for what writes without a page: the server, files and pictures. */
export const de = {
  ...language,
  actualSize,
  answer,
  answerView,
  articles,
  comparator,
  description,
  details,
  distances,
  dragging,
  drawing,
  editors,
  embed,
  embedPage,
  errors,
  feed,
  formulas,
  fromAbove,
  help,
  home,
  languages,
  legal,
  manifest,
  method,
  numbers,
  offer,
  paper,
  pasted,
  picture,
  printed,
  release,
  report,
  results,
  rowLine,
  screens,
  site,
  sizes,
  suggestion,
  titles,
  toolbar,
  understood,
} satisfies Words;
