import styles from './error-page.module.css';

/** An open, empty folding box: nothing in here. */
export function OpenBox() {
  return (
    <svg className={styles.box} viewBox="0 0 240 200" aria-hidden="true">
      <path className={styles.ground} d="M30 172c0-10 40-18 90-18s90 8 90 18-40 18-90 18-90-8-90-18z" />
      <path className={styles.side} d="M60 70h84v98H60z" />
      <path className={styles.edge} d="M144 70l36-14v98l-36 14z" />
      <path className={styles.inside} d="M60 70l36-14h84l-36 14z" />
      <path className={styles.flap} d="M60 70L38 48l36-12 22 20z" />
      <path className={styles.flap} d="M180 56l26-18-34-10-76 28z" />
      <path className={styles.label} d="M74 98h56M74 112h38" />
      <path className={styles.cross} d="M120 132h14M127 125v14" />
    </svg>
  );
}
