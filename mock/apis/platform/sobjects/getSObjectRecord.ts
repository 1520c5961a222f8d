import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../../record-data/faults.ts';
import { viewerOf } from '../../record-data/viewer.ts';
import { allFields, readByIds } from '../records/read-by-ids.ts';
import { type NamedRecord, recordOf } from '../records/record-of.ts';
import type { ApiRecord } from '../records/select-list.ts';

/** Reads a record by its id (PF-REST-04). */
export const getSObjectRecord: Handler<'getSObjectRecord'> = async ({ path, query }, context) => {
  const record = recordOf(path.sObjectName, path.recordId, viewerOf(context));
  return { status: 200, body: await readOne(record, query.fields, context) };
};

/** One record with the fields asked for, or with all; 404 where there is none that the session may see. */
export async function readOne(
  { definition, id }: NamedRecord,
  fields: readonly string[] | undefined,
  context: RequestContext,
): Promise<ApiRecord> {
  const request = { definition, ids: [id], paths: fields ?? allFields(definition) };
  const record = (await readByIds(context.store, request, viewerOf(context))).get(id);
  if (!record) throw notFound();
  return record;
}
