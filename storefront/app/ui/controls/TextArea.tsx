import { type ComponentProps, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';
import { fieldId } from './field-id.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** Several lines of text with their label, help and error. */
export function TextArea({ label, help, error, ...area }: TextAreaProps) {
  const own = useId();
  const id = area.id ?? (area.name ? fieldId(area.name) : own);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {help ? (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      <textarea
        {...area}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
