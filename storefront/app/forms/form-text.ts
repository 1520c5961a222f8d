/** A text field of a form without blanks around it; empty where there is none. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Errors of a form by field, each a key of a sentence. */
export type FieldErrors<Key extends string> = Partial<Record<string, Key>>;
