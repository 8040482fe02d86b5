import styles from "./distance-error.module.css";

/** What is wrong with a typed distance, below its input. */
export function DistanceError({ id }: { id: string }) {
  return (
    <p id={id} role="status" className={styles.error}>
      Type a distance up to 100 m, such as 60 cm, 2.5 m or 8 ft.
    </p>
  );
}
