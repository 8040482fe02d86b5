import type { DisplayKind } from "../catalogue/entry.ts";
import { correctWord } from "./correct-word.ts";

/** The units in which people write lengths. */
export type WrittenUnit = "in" | "cm" | "mm" | "m" | "ft";

/** What a word says, wherever it stands. */
export type Word =
  | { readonly is: "unit"; readonly unit: WrittenUnit }
  | { readonly is: "name"; readonly name: string }
  | { readonly is: "kind"; readonly kind: DisplayKind | "Superwide" }
  | { readonly is: "count"; readonly count: 2 | 3 | 4 }
  /** `vs`, `or` compare; `and` and a comma may also add a fact to the same screen. */
  | { readonly is: "between"; readonly compares: boolean }
  /** `away` makes any length a distance, `from` only one that is written in metres or feet. */
  | { readonly is: "away"; readonly always: boolean }
  /** `wide` and `high` behind two lengths make them the sides of one display. */
  | { readonly is: "side"; readonly across: boolean }
  /** Two lengths of what a display stands on are a width and a depth. */
  | { readonly is: "niche"; readonly isSurface: boolean }
  | {
      readonly is:
        | "upright"
        | "depth"
        | "times"
        | "colon"
        | "slash"
        | "inside"
        | "article"
        | "to"
        | "measure"
        | "curved"
        | "flat"
        | "radius"
        | "label"
        | "maker"
        | "plural"
        | "filler";
    };

const OTHER_WORDS = {
  compares: { is: "between", compares: true },
  joins: { is: "between", compares: false },
  to: { is: "to" },
  times: { is: "times" },
  colon: { is: "colon" },
  slash: { is: "slash" },
  inside: { is: "inside" },
  niche: { is: "niche", isSurface: false },
  surface: { is: "niche", isSurface: true },
  article: { is: "article" },
  always: { is: "away", always: true },
  from: { is: "away", always: false },
  upright: { is: "upright" },
  measure: { is: "measure" },
  curved: { is: "curved" },
  flat: { is: "flat" },
  radius: { is: "radius" },
  label: { is: "label" },
  across: { is: "side", across: true },
  down: { is: "side", across: false },
  depth: { is: "depth" },
  plural: { is: "plural" },
  filler: { is: "filler" },
  maker: { is: "maker" },
} as const satisfies Readonly<Record<string, Word>>;

/** Words with the same meaning, by that meaning. `dist*` stands for all words that begin so. */
type Table<Meaning extends string> = Readonly<Record<Meaning, string>>;

const UNITS: Table<WrittenUnit> = {
  in: `in inch inches inchs zoll zöll* pouce* pulgada* polegada* pollic* tum дюйм* cal cali cale cala coll* col palc* palec inç inci düym hüvelyk* tomme* tuum* pulg pol po țol* ίντσ* ιντσ* इंच นิ้ว بوصة بوصات اینچ אינץ* 寸 英寸 吋 インチ 型 v型 인치 "`,
  cm: "c cm centim* zentim* сантим* см 厘米 公分 センチ 센티",
  mm: "mm millim* milím* milim* миллим* мм 毫米 ミリ 밀리",
  m: "m metre metres meter meters mètre* metro metros metri метр* м 米 公尺 メートル 미터",
  ft: "ft foot feet fuß fuss pied* pies pés piedi фут* 英尺 フィート 피트 '",
};

/** By their first word here: `names` of `shape.ts` says what that means. */
const NAMES: Table<string> = {
  vga: "vga",
  svga: "svga",
  xga: "xga",
  hd: "hd wxga 720p 768p",
  "wxga+": "wxga+",
  "hd+": "hd+ 900p",
  sxga: "sxga",
  "sxga+": "sxga+",
  "wsxga+": "wsxga+ wsxga",
  uxga: "uxga",
  qxga: "qxga",
  fhd: "fhd fullhd full-hd 1080p 1080i",
  "fhd+": "fhd+ wuxga 1200p",
  qhd: "qhd wqhd quadhd quad-hd 1440p 2k",
  "qhd+": "qhd+ wqxga 1600p",
  uhd: "uhd ultrahd ultra-hd 4k 2160p",
  "uhd+": "uhd+ wquxga",
  uwfhd: "uwfhd uwhd",
  uwqhd: "uwqhd",
  "uwqhd+": "uwqhd+ wqhd+",
  dfhd: "dfhd",
  dqhd: "dqhd",
  duhd: "duhd",
  "5k2k": "5k2k wuhd uwuhd",
  "2.2k": "2.2k",
  "2.5k": "2.5k",
  "2.8k": "2.8k",
  "3k": "3k",
  "3.2k": "3.2k",
  "3.5k": "3.5k",
  "5k": "5k",
  "6k": "6k",
  "8k": "8k 4320p",
};

const KINDS: Table<DisplayKind | "Superwide"> = {
  Phone:
    "phone phones smartphone* mobile mobiles cellphone* handy handys téléphone* teléfono* telefon* móvil* celular* телефон* 手机 スマホ 휴대폰",
  Tablet: "tablet* tablette* планшет* 平板 タブレット 태블릿",
  Handheld: "handheld* console* konsole*",
  Laptop: "laptop* notebook* portátil* portatil* ordinateur* ноутбук* 笔记本 筆電 ノートパソコン 노트북",
  Ultrawide:
    "ultrawide* ultra-wide uw widescreen-ultra ultrabreit* ultralarge ultrapanorámic* ultraancho* ultra-large сверхширок* 带鱼屏 ウルトラワイド 울트라와이드",
  Superwide: "suw superwide* super-wide superultrawide* super-ultrawide super-ultra-wide s-uw",
  Monitor: "monitor* desktop moniteur* монитор* 显示器 顯示器 螢幕 モニター モニタ 모니터",
  Television:
    "tv tvs тв television* televisi* televiz* telly fernseher* fernseh* télé télévis* telev* tele телевизор* 电视 電視 电视机 テレビ 티비 텔레비전",
};

const COUNTS: Table<"2" | "3" | "4"> = {
  2: "two dual duals double twin twins twice pair couple zwei zweimal doppel deux double doble dos dois duas duplo due doppio два две двойной 两 双 兩 雙 二台 두 듀얼 デュアル",
  3: "three triple triples drei dreifach trois tres três tre triplo три тройной 三 三台 트리플 トリプル",
  4: "four quad quadruple vier quatre cuatro quatro quattro четыре 四 四台",
};

const OTHERS: Table<keyof typeof OTHER_WORDS> = {
  compares:
    "vs v vs. versus or than over against oder gegen ou contre o contra или против либо eller lub czy albo nebo alebo sau veya vagy tai või ili atau hoặc ή או أو หรือ 或 还是 還是 对比 對比 または それとも 対 또는 아니면",
  joins: "and & und et y e i и och og oraz ve és 和 与 跟 と 와 과 , ; 、 ， + ~ |",
  to: "to bis",
  times: "x × ✕ * х by mal por na на 乘",
  colon: ": ∶ ：",
  slash: "/ ÷",
  inside: "into on inside within fit fits fitting passt passen dans en em no na in im в во 入 放进",
  always:
    "away distance distances sitting seat seated abstand entfernt entfernung sitzabstand weg distancia distância distanza recul far расстояни* 距离 距離 離れ* 거리 away",
  from: "from at for from aus von bei für depuis à de desde da с от для sit viewing viewed",
  upright:
    "portrait portraits vertical vertically verticals verticale* vertikal* pivot pivoted upright hochkant hochformat senkrecht rotated turned retrato верт* портрет* 竖 竖屏 竖着 直立 縦 縦置き 세로",
  // Refresh rates, prices, weights and the like: their numbers are no lengths.
  measure:
    "hz khz mhz ghz ms ns w wh watt watts nit nits cd lm lux fps gb tb mb kg g lb lbs ppi dpi % bit bits mp mpx px² srgb yard* yd yds mile* km € $ £ ¥ usd eur gbp chf euro euros dollar* rpm h hr hours db k° ° year years yr 元 円 원 赫兹 ヘルツ",
  // A number of millimetres beside `curved` is a radius, beside a word for the radius any length.
  curved: "curved curve gebogen* gekrümmt* incurvé* courbe curvo curva curvado curvada изогнут* 曲面 湾曲 커브드",
  flat: "flat flach* plat plate plano plana piatto piatta плоск* 平面 フラット 평면",
  radius: "r radius curvature krümmung* courbure curvatura radio raggio rayon радиус* кривизн* 曲率 曲率半径",
  // Their numbers are versions.
  label: "hdmi usb dp edp displayport thunderbolt windows rtx gtx version gen hdr vesa dci bluetooth",
  across: "wide width breit breite breiten breites large largeur ancho anchura largo largura largh* ширин* 宽 幅",
  down: "high tall height hoch höhe haut hauteur alto altura altezza высот* 高",
  depth: "deep depth tief tiefe profond* profund* глуб* 奥行 深",
  plural: "s er ers 's",
  // The length beside one of these is a space.
  niche:
    "shelf gap niche* alcove* opening* cabinet* cupboard* recess nook schrank* nische* meuble* hueco* mueble* ниш* 柜 壁龛",
  surface: "desk table sideboard lowboard schreibtisch* tisch bureau escritorio mesa scrivania стол* 桌 책상",
  article:
    "a an the my your this that one single un une uno una um uma ein eine einen einem einer der die das la le el il lo",
  filler:
    "as per each next under по どっち 비교 看 視聴 screen* display* panel* bildschirm* écran* pantalla* tela telas ecrã* schermo schermi ekran* экран* 屏幕 ディスプレイ too does do should buy get worth upgrade gaming coding quelle quel taille welche welcher was what's is are it its of will would could i'm with without set side sides dimension* size sizes sized diagonal* diagonale* diagonaal which what how big small better best bigger biggest larger largest max wider narrower taller shorter smaller higher lower same png jpg jpeg svg pdf new used compare compared comparison diff difference between please gaming office oled qled mini-led led lcd ips va tn class projector* projekt* beamer leinwand проектор* ワイド wall space wand mein meine besser vergleich gegenüber les los las mi mon ma meu minha écart pixels px resolution auflösung résolution resolución resolução approx about ca circa ~ about landscape horizontal horizontally quer querformat desktop-monitor ultra-sharp d диагональ* разрешение",
  maker:
    "dell hp lenovo asus acer lg samsung sony msi benq aoc gigabyte philips tcl hisense alienware viewsonic eizo nec iiyama sharp panasonic toshiba vizio",
};

const EXACT = new Map<string, Word>();
const STEMS = new Map<string, Word>();

function add(words: string, word: Word) {
  for (const spelling of words.split(" ")) {
    const isStem = spelling.length > 1 && spelling.endsWith("*");
    const known = isStem ? STEMS : EXACT;
    const key = isStem ? spelling.slice(0, -1) : spelling;
    if (!known.has(key)) known.set(key, word);
  }
}

function addAll<Meaning extends string>(table: Table<Meaning>, wordOf: (meaning: Meaning) => Word) {
  for (const meaning of Object.keys(table) as Meaning[]) add(table[meaning], wordOf(meaning));
}

addAll(UNITS, (unit) => ({ is: "unit", unit }));
addAll(NAMES, (name) => ({ is: "name", name }));
addAll(KINDS, (kind) => ({ is: "kind", kind }));
addAll(COUNTS, (count) => ({ is: "count", count: Number(count) as 2 | 3 | 4 }));
addAll(OTHERS, (is) => OTHER_WORDS[is]);

/** Longer than any word of the tables. */
const LONGEST = 20;

/** What a word says, in lower case; null for one that is not known. */
export function wordOf(text: string): Word | null {
  const exact = EXACT.get(text);
  if (exact !== undefined) return exact;
  // A stem goes on for the rest of one word.
  for (let end = Math.min(text.length, LONGEST); end > Math.max(1, text.lastIndexOf("-")); end--) {
    const stem = STEMS.get(text.slice(0, end));
    if (stem !== undefined) return /\d/.test(text.slice(end)) ? null : stem;
  }
  return null;
}

/** Shorter words are too much like others. */
const SHORTEST_FORGIVEN = 7;

const FORGIVEN = [...EXACT, ...STEMS]
  .filter(([spelling, { is }]) => spelling.length >= SHORTEST_FORGIVEN && /^(?:unit|kind|upright|between)$/.test(is))
  .map(([spelling]) => spelling);

/** What a word with one typing error says: `ultrwide`, `potrait`; null for any other word. */
export function misspelled(text: string): Word | null {
  const word = text.toLowerCase();
  const meant = text.length < SHORTEST_FORGIVEN ? word : correctWord(word, FORGIVEN);
  return meant === word ? null : wordOf(meant);
}

/** The longest known word with which a text begins. */
export function wordAtStart(text: string): { readonly word: Word; readonly length: number } | null {
  for (let length = Math.min(text.length, LONGEST); length > 0; length--) {
    const start = text.slice(0, length);
    const word = EXACT.get(start);
    if (word !== undefined) return { word, length };
    const stem = STEMS.get(start);
    if (stem !== undefined) return { word: stem, length: text.length };
  }
  return null;
}

/** The words that say a kind of display, or what a resolution is called. Stems are among them without their ending. */
export function spellingsOf(said: { readonly kind: string } | { readonly name: string }): readonly string[] {
  const isSame = (word: Word) =>
    "kind" in said ? word.is === "kind" && word.kind === said.kind : word.is === "name" && word.name === said.name;
  return [...EXACT, ...STEMS].filter(([, word]) => isSame(word)).map(([spelling]) => spelling);
}

/** The kind of display that a word begins to say while it is typed: `mon`, `telev`. */
export function begunKind(text: string): Word | null {
  if (text.length < 3) return null;
  return [...EXACT, ...STEMS].find(([spelling, { is }]) => is === "kind" && spelling.startsWith(text))?.[1] ?? null;
}

/** Whether more letters could make a unit of these, in lower case. */
export function beginsUnitWord(letters: string): boolean {
  if (wordOf(letters)?.is === "unit") return true;
  return [...EXACT, ...STEMS].some(([spelling, { is }]) => is === "unit" && spelling.startsWith(letters));
}
