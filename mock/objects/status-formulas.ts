import type { Label, PicklistAttributes } from './definition/index.ts';

type Kind = PicklistAttributes['kind'];
type Of<K extends Kind> = Extract<PicklistAttributes, { kind: K }>;

/** The values of a status field, each with what the platform knows about it. */
export type StatusValues<K extends Kind> = Readonly<Record<string, Label & { readonly attributes: Of<K> }>>;

/** SQL that tells whether a status field has a value whose attributes fulfil a test. */
export function hasStatus<K extends Kind>(
  fieldName: string,
  values: StatusValues<K>,
  test: (attributes: Of<K>) => boolean,
): string {
  const fitting = Object.entries(values).filter(([, { attributes }]) => test(attributes));
  return `"${fieldName}" in (${fitting.map(([value]) => literal(value)).join(', ')})`;
}

/** SQL that gives what the attributes of a status field's value say. */
export function ofStatus<K extends Kind>(
  fieldName: string,
  values: StatusValues<K>,
  said: (attributes: Of<K>) => string | number,
): string {
  const cases = Object.entries(values).map(([value, { attributes }]) => {
    const answer = said(attributes);
    return `when ${literal(value)} then ${typeof answer === 'number' ? answer : literal(answer)}`;
  });
  return `case "${fieldName}" ${cases.join(' ')} end`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
