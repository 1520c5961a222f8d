import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads to what is wrong after a form came back: the first invalid field, else the first message.
 *
 * @returns the ref for the form
 */
export function useFocusOnError(outcome: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!outcome) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (field) field.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [outcome]);
  return form;
}
