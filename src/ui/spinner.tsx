import styles from "./spinner.module.css";

export function Spinner({ label }: { label: string }) {
  return (
    <div role="progressbar" aria-label={label} className={styles.spinner}>
      <svg aria-hidden="true" viewBox="0 0 40 40" width="40" height="40" fill="none" strokeWidth="3">
        <circle cx="20" cy="20" r="17" className={styles.track} />
        <path d="M20 3a17 17 0 0 1 17 17" className={styles.arc} strokeLinecap="round" />
      </svg>
    </div>
  );
}
