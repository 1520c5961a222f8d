import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

/** A section that opens and closes, with or without scripts. */
export function Accordion({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.accordion} open={open}>
      <summary className={styles.summary}>
        <h2>{title}</h2>
        <ChevronDown className={styles.chevron} size={22} strokeWidth={1.5} aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
