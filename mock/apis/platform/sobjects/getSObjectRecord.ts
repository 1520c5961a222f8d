import { createHash } from 'node:crypto';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../../record-data/faults.ts';
import { viewerOf } from '../../record-data/viewer.ts';
import { allFields, readByIds } from '../records/read-by-ids.ts';
import { type NamedRecord, recordOf } from '../records/record-of.ts';
import type { ApiRecord } from '../records/select-list.ts';

/** The object whose records the platform tags. */
const TAGGED = 'Account';

/** Reads a record by its id (PF-REST-04), an account with a tag of what was answered (PF-REST-19). */
export const getSObjectRecord: Handler<'getSObjectRecord'> = async ({ path, query }, context) => {
  const record = recordOf(path.sObjectName, path.recordId, viewerOf(context));
  const body = await readOne(record, query.fields, context);
  return {
    status: 200,
    ...(record.definition.apiName === TAGGED && { headers: { etag: tagOf(body) } }),
    body,
  };
};

function tagOf(record: ApiRecord): string {
  return `"${createHash('sha256').update(JSON.stringify(record)).digest('base64')}"`;
}

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
