import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

/** What is wrong with a field, tied to it by id. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
      {children}
    </p>
  );
}
