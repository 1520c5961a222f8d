import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './bundles.ts';

/** What object info says of a field that the platform has as well, each member as text. */
export interface StandardField {
  readonly object: string;
  readonly field: string;
  readonly members: Readonly<Record<Member, string>>;
}

/** The members that are compared; the columns of the table in their order. */
export const MEMBERS = [
  'dataType',
  'required',
  'length',
  'compound',
  'compoundFieldName',
  'compoundComponentName',
  'referenceTo',
] as const;
export type Member = (typeof MEMBERS)[number];

/** Stands for a length that the pages do not state. */
export const UNSTATED = '-';

/** The rows of `openapi/reference/standard-fields.tsv`. */
export function readStandardFields(): StandardField[] {
  const file = join(REPOSITORY, 'openapi/reference/standard-fields.tsv');
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [object = '', field = '', ...cells] = line.split('\t');
    const members = Object.fromEntries(MEMBERS.map((member, at) => [member, cells[at] ?? '']));
    return { object, field, members: members as StandardField['members'] };
  });
}
