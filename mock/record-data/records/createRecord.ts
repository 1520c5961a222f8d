import type { Handler } from '../../dispatch/handler.ts';
import { defaultRecordTypeId } from '../../metadata/record-types.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import type { Value } from '../../store/row.ts';
import { insufficientAccess } from '../faults.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { checkRecord } from '../writing/check-record.ts';
import { readFields } from '../writing/read-fields.ts';
import { explainingConstraints } from '../writing/refusal.ts';
import { savedRecord } from '../writing/saved-record.ts';

/** Creates a record of any object; what is wrong with its fields is answered field by field. */
export const createRecord: Handler<'createRecord'> = async ({ query, body }, context) => {
  const viewer = viewerOf(context);
  const { store, language } = context;
  const definition = readableObject(body.apiName, viewer);
  if (!viewer.rights(definition).createable) throw insufficientAccess();
  const reading = readFields(definition, body.fields, 'create', viewer);
  const record = { ...presets(definition), ...withoutEmpty(reading.values) };
  await checkRecord(store, { definition, reading, record }, viewer);
  const { Id } = await explainingConstraints(definition, language, () =>
    store.insert(definition.apiName, reading.values),
  );
  const sent = query.includeFieldsInBody ? Object.keys(reading.values) : [];
  return { status: 201, body: await savedRecord(store, definition, Id, sent, viewer) };
};

/** What a new record has unless the request says otherwise, as far as choices depend on it. */
function presets(definition: ObjectDefinition): Record<string, Value> {
  const values = Object.entries(definition.fields).flatMap(([name, { default: preset, type }]) =>
    preset === undefined || type === 'Reference' ? [] : [[name, preset]],
  );
  return { ...Object.fromEntries(values), RecordTypeId: defaultRecordTypeId(definition) };
}

function withoutEmpty(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
