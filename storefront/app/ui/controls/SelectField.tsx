import { type ComponentProps, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';
import { fieldId } from './field-id.ts';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
}

/** A choice from a list with its label and error. */
export function SelectField({ label, options, error, ...select }: SelectFieldProps) {
  const own = useId();
  const id = select.id ?? (select.name ? fieldId(select.name) : own);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
