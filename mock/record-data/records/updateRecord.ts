import type { Handler } from '../../dispatch/handler.ts';
import type { Schemas } from '../../metadata/schemas.ts';
import { toLongId } from '../../store/ids.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { checkRecord } from '../writing/check-record.ts';
import { changedSince, keepSecondsApart, unmodifiedSince } from '../writing/precondition.ts';
import { readFields } from '../writing/read-fields.ts';
import { explainingConstraints } from '../writing/refusal.ts';
import { savedRecord } from '../writing/saved-record.ts';

type Fields = Schemas['RecordInputFields'];

/** Changes fields of a record, unless it was changed since the caller read it. */
export const updateRecord: Handler<'updateRecord'> = async ({ path, query, headers, body }, context) => {
  const viewer = viewerOf(context);
  const { store, language } = context;
  const id = fullId(path.recordId);
  const definition = readableObjectOf(id, viewer);
  if (!viewer.rights(definition).updateable) throw insufficientAccess();
  const guard = unmodifiedSince(headers['If-Unmodified-Since']);
  const before = await store.get(definition.apiName, id);
  if (!before) throw notFound();
  const reading = readFields(definition, withoutOwnId(body.fields, id), 'update', viewer);
  await checkRecord(store, { definition, reading, record: { ...before, ...reading.values } }, viewer);
  const after = await explainingConstraints(definition, language, () =>
    store.update(definition.apiName, id, reading.values, guard),
  );
  if (!after) throw guard ? changedSince() : notFound();
  await keepSecondsApart(store, definition, before, after);
  const sent = query.includeFieldsInBody ? Object.keys(reading.values) : [];
  return { status: 200, body: await savedRecord(store, definition, id, sent, viewer) };
};

/** The id may be sent along (record-data.md §5); another id is a field that nobody may change. */
function withoutOwnId({ Id, ...fields }: Fields, id: string): Fields {
  return Id === undefined || toLongId(String(Id)) === id ? fields : { Id, ...fields };
}
