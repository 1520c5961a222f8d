import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../../record-data/faults.ts';
import { readableObject, viewerOf } from '../../record-data/viewer.ts';
import { idByField, uniqueField } from '../records/unique-field.ts';
import { upsert } from '../records/upsert.ts';
import { writtenFields } from '../records/written-fields.ts';
import { readOne } from './getSObjectRecord.ts';

/** Reads the record that has a value in a unique field (PF-REST-06). */
export const getSObjectRecordByField: Handler<'getSObjectRecordByField'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.sObjectName, viewer);
  const fieldName = uniqueField(definition, path.fieldName);
  const id = await idByField(context.store, definition, fieldName, path.fieldValue, viewer);
  if (id === undefined) throw notFound();
  return { status: 200, body: await readOne({ definition, id }, query.fields, context) };
};

/** Changes that record, or creates it. */
export const updateSObjectRecordByField: Handler<'updateSObjectRecordByField'> = async (
  { path, body },
  context,
) => {
  const saved = await upsert({ ...path, fields: writtenFields(body) }, context);
  return { status: saved.created ? 201 : 200, body: { ...saved, success: true, errors: [] } };
};
