import type { ComponentProps, ReactNode } from 'react';
import styles from './radio-card.module.css';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  /** Marks the place to which a form that came back leads. */
  'data-invalid'?: string | undefined;
  title: ReactNode;
  /** At the end of the first line, such as a price. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One choice among several, the whole card being the target. */
export function RadioCard({ title, aside, children, ...input }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input {...input} type="radio" className={styles.radio} />
      <span className={styles.body}>
        <span className={styles.title}>{title}</span>
        <span className={styles.more}>{children}</span>
      </span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
    </label>
  );
}
