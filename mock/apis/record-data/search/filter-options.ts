import { sql } from 'kysely';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Field, Label, ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField, targetsOf } from '../../../objects/index.ts';
import { tokens } from '../../../store/search/text/tokens.ts';
import type { Store } from '../../../store/store.ts';
import { visibleTable } from '../reading/visible-rows.ts';

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
  viewer: Viewer,
): Promise<Option[]> {
  const { language } = viewer;
  if (field.picklist)
    return field.picklist.values.map(({ value, label }) => ({ label: label[language], value }));
  if (field.type === 'Boolean')
    return YES_AND_NO.map(([value, label]) => ({ label: label[language], value }));
  if (!field.reference) return [];
  const targets = targetsOf(field.reference)
    .map(viewer.seen)
    .filter((target) => viewer.rights(target).readable);
  const options: Option[] = [];
  for (const target of targets)
    options.push(...(await referredRecords(store, definition, name, target, viewer)));
  return options;
}

/** Whether each word of a text begins a word of a label, whatever its umlauts and capitals. */
export function labelMatches(label: string, text: string): boolean {
  const words = tokens(label);
  return tokens(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

async function referredRecords(
  { db }: Store,
  definition: ObjectDefinition,
  fieldName: string,
  target: ObjectDefinition,
  viewer: Viewer,
): Promise<Option[]> {
  const name = sql.ref(nameField(target));
  const { rows } = await sql<{ value: string; label: string | null }>`
    select "Id" as "value", ${name} as "label" from ${visibleTable(target, viewer)} as "target"
    where "Id" in (select ${sql.ref(fieldName)} from ${visibleTable(definition, viewer)} as "source")
    order by ${name}, "Id"`.execute(db);
  return rows.map(({ value, label }) => ({ value, label: label ?? value }));
}
