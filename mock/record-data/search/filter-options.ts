import { sql } from 'kysely';
import type { Viewer } from '../../metadata/rights.ts';
import type { Schemas } from '../../metadata/schemas.ts';
import { nameField } from '../../metadata/visible-fields.ts';
import type { Field, Label, ObjectDefinition } from '../../objects/definition/index.ts';
import { objectDefinition } from '../../objects/index.ts';
import { tokens } from '../../search/text/tokens.ts';
import type { Store } from '../../store/store.ts';

type Option = Schemas['SearchFilterOptions']['options'][number];

const YES_AND_NO: readonly (readonly [boolean, Label])[] = [
  [true, { de: 'Ja', en: 'Yes' }],
  [false, { de: 'Nein', en: 'No' }],
];

/** The values that a filter offers; none where the value is typed. Of references, the records that are referred to. */
export async function filterOptions(
  store: Store,
  definition: ObjectDefinition,
  [name, field]: [name: string, field: Field],
  { language }: Viewer,
): Promise<Option[]> {
  if (field.picklist)
    return field.picklist.values.map(({ value, label }) => ({ label: label[language], value }));
  if (field.type === 'Boolean')
    return YES_AND_NO.map(([value, label]) => ({ label: label[language], value }));
  return field.reference
    ? referredRecords(store, definition, name, objectDefinition(field.reference.to))
    : [];
}

/** Whether each word of a text begins a word of a label, whatever its umlauts and capitals. */
export function labelMatches(label: string, text: string): boolean {
  const words = tokens(label);
  return tokens(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

async function referredRecords(
  { db }: Store,
  { apiName }: ObjectDefinition,
  fieldName: string,
  target: ObjectDefinition,
): Promise<Option[]> {
  const name = sql.ref(nameField(target));
  const { rows } = await sql<{ value: string; label: string | null }>`
    select "Id" as "value", ${name} as "label" from ${sql.table(target.apiName)}
    where "Id" in (select ${sql.ref(fieldName)} from ${sql.table(apiName)})
    order by ${name}, "Id"`.execute(db);
  return rows.map(({ value, label }) => ({ value, label: label ?? value }));
}
