import { type ComponentProps, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';
import { fieldId } from './field-id.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Word for "may stay empty", shown after the label. */
  optional?: string | undefined;
}

/** One line of text with its label, help and error. */
export function TextField({ label, help, error, optional, ...input }: TextFieldProps) {
  const own = useId();
  const id = input.id ?? (input.name ? fieldId(input.name) : own);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional ? <span className={styles.optional}>({optional})</span> : null}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {help ? (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
