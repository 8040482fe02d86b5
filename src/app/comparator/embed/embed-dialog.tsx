import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { copyText } from "#app/browser/clipboard.ts";
import { useElementSize } from "#app/browser/element-size.ts";
import { useExpiringValue } from "#app/browser/timers.ts";
import { useSite } from "#app/page-meta.tsx";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import {
  comparisonAddress,
  type EmbedPicture,
  embedAddress,
  frameCode,
  pictureAddress,
  pictureCode,
} from "#drawing/embed/embed-code.ts";
import { EMBED_LEAST_WIDTH, EMBED_WIDTH, embedHeight } from "#drawing/embed/embed-size.ts";
import type { EmbedTheme } from "#drawing/embed/embed-style.ts";
import { Button, ButtonLink, IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PathIcon } from "#ui/icon.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { TextField } from "#ui/text-field.tsx";
import { description } from "#words/page/description.ts";
import { embed as words } from "#words/page/embed.ts";
import { language } from "#words/page/language.ts";
import { numbers } from "#words/page/numbers.ts";
import { site as siteWords } from "#words/page/site.ts";
import { titles } from "#words/page/titles.ts";
import styles from "./embed-dialog.module.css";

/** What the code shows on the other site. */
const KINDS = ["frame", "image", "link"] as const;

type EmbedKind = (typeof KINDS)[number];

/** Wider than any page's column. */
const MOST_WIDTH = 2000;

/** Chooses how another site shows the comparison, and gives the code for it (D41). */
export function EmbedDialog({ comparison: opened, onClose }: { comparison: Comparison; onClose(): void }): ReactNode {
  const siteUrl = useSite().url;
  const [kind, setKind] = useState<EmbedKind>("frame");
  const [theme, setTheme] = useState<EmbedTheme>("reader");
  const [picture, setPicture] = useState<EmbedPicture>("png");
  const [unit, setUnit] = useState<Unit>(unitsOf(opened).first);
  const comparison = { ...opened, lengths: unit };
  const [widthText, setWidthText] = useState(String(EMBED_WIDTH));
  const id = useId();
  const code = useRef<HTMLTextAreaElement>(null);
  const width = widthOf(widthText);
  const usedWidth = width ?? EMBED_WIDTH;
  const hasTheme = kind === "frame" || (kind === "image" && picture === "svg");

  const site = { siteUrl: siteUrl + language.path, lengths: language.lengths };
  const link = comparisonAddress(comparison, site);
  const shown = {
    frame: {
      address: embedAddress(comparison, site, theme),
      code: frameCode(comparison, {
        title: titles.comparisonQuestion(comparison),
        ...site,
        theme,
        width: usedWidth,
        height: embedHeight(usedWidth),
      }),
    },
    image: {
      address: pictureAddress(comparison, site, picture, theme),
      code: pictureCode(comparison, {
        description: description.describeComparison(comparison),
        ...site,
        picture,
        theme,
        width: usedWidth,
      }),
    },
    link: { address: link, code: link },
  }[kind];

  return (
    <Dialog
      title={words.title}
      className={styles.dialog}
      sheet
      onClose={onClose}
      headerEnd={<IconButton icon="close" label={siteWords.close} onClick={onClose} />}
    >
      <div className={styles.columns}>
        <div className={styles.preview}>
          <EmbedPreview kind={kind} comparison={comparison} theme={theme} picture={picture} />
        </div>
        <div className={styles.choices}>
          <fieldset className={styles.kinds}>
            <legend className={`${styles.heading} fine`}>{words.kind}</legend>
            {KINDS.map((one) => (
              <label key={one} className={styles.kind}>
                <input
                  type="radio"
                  name={`${id}-kind`}
                  aria-labelledby={`${id}-${one}`}
                  aria-describedby={`${id}-${one}-hint`}
                  checked={one === kind}
                  onChange={() => setKind(one)}
                />
                <span id={`${id}-${one}`} className={styles.word}>
                  {words.kinds[one].word}
                </span>
                <span id={`${id}-${one}-hint`} className="aside">
                  {words.kinds[one].hint}
                </span>
              </label>
            ))}
          </fieldset>
          <div className={`${styles.fields} wrapping`}>
            {kind === "image" && (
              <Choice heading={words.format} labels={words.formats} value={picture} onChange={setPicture} />
            )}
            {hasTheme && <Choice heading={words.colours} labels={words.themes} value={theme} onChange={setTheme} />}
            <Choice
              heading={words.units}
              labels={numbers.units}
              names={numbers.unitNames}
              value={unit}
              onChange={setUnit}
            />
            {kind !== "link" && (
              <div className={styles.field}>
                <label htmlFor={`${id}-width`} className={`${styles.heading} fine`}>
                  {words.width}
                </label>
                <span className={`${styles.width} wrapping aside`}>
                  <TextField
                    id={`${id}-width`}
                    inputMode="numeric"
                    aria-describedby={`${id}-px`}
                    aria-invalid={width === null || undefined}
                    maxLength={4}
                    value={widthText}
                    onChange={(event) => setWidthText(event.target.value)}
                  />
                  <span id={`${id}-px`}>{words.pixels}</span>
                </span>
              </div>
            )}
          </div>
          <p role="status" className={`${styles.error} aside`}>
            {kind !== "link" && width === null && words.widths(EMBED_LEAST_WIDTH, MOST_WIDTH)}
          </p>
          <label className={styles.code}>
            <span className={`${styles.heading} fine`}>{words.code}</span>
            <textarea
              ref={code}
              readOnly
              spellCheck={false}
              rows={5}
              value={shown.code}
              onFocus={(event) => event.target.select()}
            />
          </label>
          <CopyCode code={shown.code} address={shown.address} onRefused={() => code.current?.focus()} />
        </div>
      </div>
    </Dialog>
  );
}

function Choice<Value extends string>({
  heading,
  ...control
}: ComponentProps<typeof SegmentedControl<Value>> & { heading: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={`${styles.heading} fine`}>
        {heading}
      </span>
      <SegmentedControl aria-labelledby={id} {...control} />
    </div>
  );
}

/** Null for a width at which a comparison is not legible, and for other text. */
function widthOf(text: string): number | null {
  const width = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return width >= EMBED_LEAST_WIDTH && width <= MOST_WIDTH ? width : null;
}

/** From Lucide, as those in ui/icon.tsx. */
const COPY =
  "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2";
const EXTERNAL = "M15 3h6v6M10 14L21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6";

/** How long the button says what it did, in milliseconds. */
const COPIED_MS = 2000;

interface CopyCodeProps {
  code: string;
  /** What the code shows, by itself. */
  address: string;
  /** Called when the browser does not copy, so that the visitor can. */
  onRefused(): void;
}

function CopyCode({ code, address, onRefused }: CopyCodeProps) {
  const [copied, showCopied] = useExpiringValue<string>(COPIED_MS);
  const isCopied = copied === code;
  const copy = async () => {
    if (await copyText(code)) showCopied(code);
    else onRefused();
  };
  return (
    <div className={`${styles.actions} wrapping`}>
      <Button look="commit" icon={isCopied ? "check" : undefined} className={styles.copy} onClick={() => void copy()}>
        {!isCopied && <PathIcon path={COPY} size={1.125} />}
        {isCopied ? words.copied : words.copy}
      </Button>
      <ButtonLink className={styles.open} href={address} target="_blank" rel="noopener">
        <PathIcon path={EXTERNAL} size={1.125} />
        {words.open}
      </ButtonLink>
      <span role="status" className="visually-hidden">
        {isCopied && words.copied}
      </span>
    </div>
  );
}

const HERE = { siteUrl: language.path, lengths: language.lengths };

interface EmbedPreviewProps {
  kind: EmbedKind;
  comparison: Comparison;
  theme: EmbedTheme;
  picture: EmbedPicture;
}

/** The thing itself: what the code shows on another site. */
export function EmbedPreview({ kind, comparison, theme, picture }: EmbedPreviewProps) {
  if (kind === "frame") return <FramePreview comparison={comparison} theme={theme} />;
  const image = (
    <img
      className={styles.picture}
      src={pictureAddress(comparison, HERE, kind === "link" ? "png" : picture, theme)}
      alt={description.describeComparison(comparison)}
      width={1200}
      height={630}
    />
  );
  if (kind === "image") return image;
  return (
    <figure className={styles.unfolded}>
      {image}
      <figcaption>
        <b>{titles.pageTitle(comparison)}</b>
        {titles.comparisonSummary(comparison)}
      </figcaption>
    </figure>
  );
}

/** As high as a frame of this width needs. */
function FramePreview({ comparison, theme }: Pick<EmbedPreviewProps, "comparison" | "theme">) {
  const place = useRef<HTMLDivElement>(null);
  const size = useElementSize(place);
  const address = embedAddress(comparison, HERE, theme);
  return (
    <div ref={place}>
      {size !== null && (
        <iframe
          // A new frame for each address: in the same one each would add a step to Back.
          key={address}
          title={words.preview}
          className={styles.frame}
          src={address}
          height={embedHeight(size.width)}
        />
      )}
    </div>
  );
}
