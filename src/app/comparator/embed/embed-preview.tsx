import { useRef } from "react";
import { useElementSize } from "#app/browser/element-size.ts";
import type { Comparison } from "#comparison/state.ts";
import { type EmbedPicture, embedAddress, pictureAddress } from "#drawing/embed/embed-code.ts";
import { embedHeight } from "#drawing/embed/embed-size.ts";
import type { EmbedTheme } from "#drawing/embed/embed-style.ts";
import { description } from "#words/page/description.ts";
import { embed } from "#words/page/embed.ts";
import { language } from "#words/page/language.ts";
import { titles } from "#words/page/titles.ts";
import styles from "./embed-dialog.module.css";

const HERE = { siteUrl: language.path, lengths: language.lengths };

/** What the code shows on the other site. */
export type EmbedKind = "frame" | "image" | "link";

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
          title={embed.preview}
          className={styles.frame}
          src={address}
          height={embedHeight(size.width)}
        />
      )}
    </div>
  );
}
