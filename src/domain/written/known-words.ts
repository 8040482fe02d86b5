import { NAMED, type WrittenKind } from "./shape.ts";
import { type Meant, meanings, UNIT_WORDS, Vocabulary, type WrittenUnit } from "./vocabulary.ts";

/** What people call a kind of display. */
const KINDS: Readonly<Record<WrittenKind, string>> = {
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

const COUNTS: Readonly<Record<"2" | "3" | "4", string>> = {
  2: "two dual duals double twin twins twice pair couple zwei zweimal doppel deux doble dos dois duas duplo due doppio два две двойной 两 双 兩 雙 二台 두 듀얼 デュアル",
  3: "three triple triples drei dreifach trois tres três tre triplo три тройной 三 三台 트리플 トリプル",
  4: "four quad quadruple vier quatre cuatro quatro quattro четыре 四 四台",
};

/** Words that say no more than what they are. */
const OTHERS = {
  // What joins, such as `and` and a comma, may also add a fact to the same screen.
  compares:
    "vs v vs. versus or than over against oder gegen ou contre o contra или против либо eller lub czy albo nebo alebo sau veya vagy tai või ili atau hoặc ή או أو หรือ 或 还是 還是 对比 對比 または それとも 対 또는 아니면",
  joins: "and & und et y e i и och og oraz ve és 和 与 跟 と 와 과 , ; 、 ， + ~ |",
  to: "to bis naar till til hasta até до auf para",
  times: "x × ✕ * х by mal por na на 乘",
  colon: ": ∶ ：",
  slash: "/ ÷",
  inside: "into on inside within fit fits fitting passt passen dans en em no na in im в во 入 放进",
  // `away` makes any length a distance, `from` only one that is written in metres or feet.
  away: "away distance distances sitting seat seated abstand entfernt entfernung sitzabstand weg distancia distância distanza recul far eyes augen yeux ojos olhos расстояни* 距离 距離 離れ* 거리",
  from: "z ze from at for pour aus von bei für depuis à de desde da с от для van fra från sit viewing viewed",
  upright:
    "portrait portraits vertical vertically verticals verticale* vertikal* pivot pivoted upright hochkant hochformat senkrecht rotated turned retrato верт* портрет* 竖 竖屏 竖着 直立 縦 縦置き 세로",
  landscape: "landscape horizontal horizontally horizontale quer querformat paysage apaisado apaisada paisagem",
  // Refresh rates, prices, weights and the like: their numbers are no lengths.
  measure:
    "hz khz mhz ghz ms ns w wh watt watts nit nits cd lm lux fps gb tb mb kg g lb lbs ppi dpi % bit bits mp mpx px² srgb yard* yd yds mile* km € $ £ ¥ usd eur gbp chf euro euros dollar* rpm h hr hours db k° ° year years yr 元 円 원 赫兹 ヘルツ",
  // A number of millimetres beside `curved` is a radius, beside a word for the radius any length.
  curved: "curved curve gebogen* gekrümmt* incurvé* courbe curvo curva curvado curvada изогнут* 曲面 湾曲 커브드",
  flat: "flat flach* plat plate plano plana piatto piatta плоск* 平面 フラット 평면",
  radius: "r radius curvature krümmung* courbure curvatura radio raggio rayon радиус* кривизн* 曲率 曲率半径",
  // Their numbers are versions.
  label: "hdmi usb dp edp displayport thunderbolt windows rtx gtx version gen hdr vesa dci bluetooth",
  // Behind two lengths they make these the sides of one display.
  across: "wide width breit breite breiten breites large largeur ancho anchura largo largura largh* ширин* 宽 幅",
  down: "high tall height hoch höhe haut hauteur alto altura altezza высот* 高",
  depth: "deep depth tief tiefe profond* profund* глуб* 奥行 深",
  plural: "s er ers 's",
  // The length beside one of these is a space.
  niche:
    "shelf gap cutout* niche* wandnische* nicho* nicchi* vano alcove* opening* cabinet* cupboard* recess nook schrank* nische* meuble* hueco* mueble* ниш* 柜 壁龛",
  // On it a display stands: two lengths are a width and a depth.
  surface:
    "desk table stand rack estante* painel sideboard lowboard schreibtisch* tisch bureau escritorio mesa scrivania стол* 桌 책상",
  article:
    "a an the my your this that one single un une uno una um uma ein eine einen einem einer der die das la le el il lo",
  diagonal: "diagonal* diagonaal bilddiagonal* bildschirmdiagonal* displaydiagonal* диагональ* przekątn* uhlopří*",
  filler:
    "as per each next als zum zur neben nebeneinander gamer portable passer pasar trocar cambiar umsteigen upgrading go smart qué under по どっち 비교 看 視聴 screen* display* panel* bildschirm* écran* pantalla* tela telas ecrã* schermo schermi ekran* экран* 屏幕 ディスプレイ too does do should buy get worth upgrade gaming coding quelle quel taille welche welcher was what's is are it its of will would could i'm with without set side sides dimension* size sizes sized widescreen wide-screen which what how big small better best bigger biggest larger largest max wider narrower taller shorter smaller higher lower same png jpg jpeg svg pdf new used compare compared comparison diff difference between please office oled qled mini-led qd-oled woled led lcd ips va tn class projector* projekt* beamer leinwand проектор* ワイド wall space wand mein meine besser vergleich gegenüber les los las mi mon ma meu minha écart pixels px resolution auflösung résolution resolución resolução approx about ca circa ~ middle center centre left right mitte mittlerer mittlere links rechts milieu gauche droite centro centrale izquierda derecha meio esquerda direita desktop-monitor ultra-sharp d разрешение",
  maker:
    "dell hp lenovo asus acer lg samsung sony msi benq aoc gigabyte philips tcl hisense alienware viewsonic eizo nec iiyama sharp panasonic toshiba vizio",
} as const satisfies Readonly<Record<string, string>>;

/** What a word says, wherever it stands. */
export type Word =
  | { readonly is: "unit"; readonly unit: WrittenUnit }
  | { readonly is: "name"; readonly name: string }
  | { readonly is: "kind"; readonly kind: WrittenKind }
  | { readonly is: "count"; readonly count: 2 | 3 | 4 }
  | { readonly is: keyof typeof OTHERS };

/** All words that say something about displays. */
export const KNOWN_WORDS = new Vocabulary<Word>([
  ...UNIT_WORDS,
  ...NAMED.map(({ name, words }): Meant<Word> => [words, { is: "name", name }]),
  ...meanings(KINDS, (kind): Word => ({ is: "kind", kind })),
  ...meanings(COUNTS, (count): Word => ({ is: "count", count: Number(count) as 2 | 3 | 4 })),
  ...meanings(OTHERS, (is): Word => ({ is })),
]);

/** What people call a kind of display; of longer words the beginning. */
export function kindSpellings(kind: WrittenKind): readonly string[] {
  return KINDS[kind].replaceAll("*", "").split(" ");
}
