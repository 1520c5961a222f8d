import type { RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../../record-data/faults.ts';
import { readableObject, viewerOf } from '../../record-data/viewer.ts';
import { saveChanges } from '../../record-data/writing/save-changes.ts';
import { type SavingRules, saveNewRecord } from '../../record-data/writing/save-new-record.ts';
import { explained } from './explained.ts';
import { idByField, uniqueField } from './unique-field.ts';

/** A record by the value that it has, or is to have, in a unique field. */
export interface Upsert {
  readonly sObjectName: string;
  readonly fieldName: string;
  readonly fieldValue: string;
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Changes the record that has the value, or creates one that has it (PF-REST-06).
 *
 * @throws 404 for a field that does not tell records apart, and for an id that no record has
 */
export async function upsert(
  { sObjectName, fieldName: asked, fieldValue, fields }: Upsert,
  context: RequestContext,
  rules: SavingRules = {},
): Promise<{ id: string; created: boolean }> {
  const viewer = viewerOf(context);
  const definition = readableObject(sObjectName, viewer);
  const fieldName = uniqueField(definition, asked);
  const id = await idByField(context.store, definition, fieldName, fieldValue, viewer);
  if (id === undefined && fieldName === 'Id') throw notFound();
  if (id !== undefined) {
    await explained(() => saveChanges({ recordId: id, input: { fields } }, context, rules));
    return { id, created: false };
  }
  const input = { apiName: definition.apiName, fields: { ...fields, [fieldName]: fieldValue } };
  const { row } = await explained(() => saveNewRecord(input, context, rules));
  return { id: row.Id, created: true };
}
