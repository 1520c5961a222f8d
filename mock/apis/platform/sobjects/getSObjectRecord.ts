import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../../record-data/faults.ts';
import { viewerOf } from '../../record-data/viewer.ts';
import { changedSince } from '../../record-data/writing/precondition.ts';
import { allFields, readByIds } from '../records/read-by-ids.ts';
import { type NamedRecord, recordOf } from '../records/record-of.ts';
import type { ApiRecord } from '../records/select-list.ts';
import { entityTag, isTagged, namesVersion } from './conditions/entity-tag.ts';
import { type AskedMoments, isUnmodified } from './conditions/moments.ts';

/** Reads a record by its id (PF-REST-04), an account with a tag of what was answered (PF-REST-19). */
export const getSObjectRecord: Handler<'getSObjectRecord'> = async ({ path, query, headers }, context) => {
  const record = recordOf(path.sObjectName, path.recordId, viewerOf(context));
  const body = await readOne(record, query.fields, context);
  const hasTag = isTagged(record.definition);
  const row = hasTag || namesMoment(headers) ? await storedRow(record, context) : undefined;
  if (!row) return { status: 200, body };
  const { 'If-Match': match, 'If-None-Match': none } = headers;
  const isMatched = hasTag && match !== undefined;
  if (isMatched && !namesVersion(match, row)) throw changedSince();
  // A tag says more than a moment, so that moments count without tags only.
  const since = {
    'If-Modified-Since': hasTag && none !== undefined ? undefined : headers['If-Modified-Since'],
    'If-Unmodified-Since': isMatched ? undefined : headers['If-Unmodified-Since'],
  };
  if (isUnmodified(since, new Date(String(row.SystemModstamp)))) return { status: 304 };
  return { status: 200, ...(hasTag && { headers: { etag: entityTag(row, body) } }), body };
};

function namesMoment(headers: AskedMoments): boolean {
  return (headers['If-Modified-Since'] ?? headers['If-Unmodified-Since']) !== undefined;
}

function storedRow({ definition, id }: NamedRecord, { store }: RequestContext) {
  return store.get(definition.apiName, id);
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
