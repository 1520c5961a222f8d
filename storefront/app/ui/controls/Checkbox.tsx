import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';
import { fieldId } from './field-id.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A box to tick, never ticked beforehand by itself. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const own = useId();
  const id = input.id ?? (input.name ? fieldId(input.name) : own);
  return (
    <div className={styles.choice}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
