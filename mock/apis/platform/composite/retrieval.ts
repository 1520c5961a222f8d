import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { fullId } from '../../record-data/record-ids.ts';
import { readableObject, viewerOf } from '../../record-data/viewer.ts';
import { allFields, readByIds } from '../records/read-by-ids.ts';
import type { ApiRecord } from '../records/select-list.ts';

/** Reads records of one object by id (PF-REST-08). */
export const getSObjectRecords: Handler<'getSObjectRecords'> = async ({ path, query }, context) => ({
  status: 200,
  body: await retrieve(path.sObjectName, query.ids, query.fields, context),
});

/** The same for more ids than an address has room for. */
export const findSObjectRecords: Handler<'findSObjectRecords'> = async ({ path, body }, context) => ({
  status: 200,
  body: await retrieve(path.sObjectName, body.ids, body.fields, context),
});

async function retrieve(
  sObjectName: string,
  given: readonly string[],
  fields: readonly string[] | undefined,
  context: RequestContext,
): Promise<(ApiRecord | null)[]> {
  const viewer = viewerOf(context);
  const definition = readableObject(sObjectName, viewer);
  const ids = given.map(fullId);
  const request = { definition, ids, paths: fields ?? allFields(definition) };
  const found = await readByIds(context.store, request, viewer);
  return ids.map((id) => found.get(id) ?? null);
}
