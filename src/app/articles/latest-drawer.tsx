import { Link } from "react-router";
import { SideDrawer } from "#ui/side-drawer.tsx";
import { home } from "#words/page/home.ts";
import { site } from "#words/page/site.ts";
import styles from "./latest-articles.module.css";
import { LatestArticles, type LatestProps } from "./latest-articles.tsx";

export const LATEST_DRAWER_ID = "latest-drawer";

interface LatestDrawerProps extends LatestProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The latest articles in the mobile layout: a drawer from the right (S2). */
export function LatestDrawer({ latest, open, onOpenChange }: LatestDrawerProps) {
  const { close } = site;
  const { heading } = home.latest;
  return (
    <SideDrawer
      id={LATEST_DRAWER_ID}
      side="right"
      title={
        <Link to="/info" className={`${styles.headingLink} title-link`} prefetch="intent">
          {heading}
        </Link>
      }
      closeLabel={close}
      open={open}
      onOpenChange={onOpenChange}
    >
      <div className={styles.inDrawer}>
        <LatestArticles latest={latest} />
      </div>
    </SideDrawer>
  );
}
