import { findingConstants } from '#generated/platform/constants.gen.ts';
import type { components } from '#generated/platform/types.gen.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { findRecords } from '../../record-data/search/find-records.ts';
import type { Hits } from '../../record-data/search/hits/hits.ts';
import { readRanked } from '../../record-data/search/hits/ranked.ts';
import { searchableObject, searchableObjects } from '../../record-data/search/searched-objects.ts';
import { viewerOf } from '../../record-data/viewer.ts';
import { readByIds } from '../records/read-by-ids.ts';
import type { ApiRecord } from '../records/select-list.ts';

const { searchResultsMaximum } = findingConstants;

/** A term with what to look into and what to answer. */
interface Search {
  readonly q: string;
  readonly fields?: components['schemas']['SearchedFields'] | undefined;
  readonly overallLimit?: number | undefined;
  readonly defaultLimit?: number | undefined;
  readonly sobjects?:
    | readonly { name: string; fields?: readonly string[] | undefined; limit?: number | undefined }[]
    | undefined;
}

/** Finds records by a term (PF-REST-10). */
export const findSearchedRecords: Handler<'findSearchedRecords'> = async ({ query }, context) => {
  const { sobject, ...search } = query;
  const searchRecords = await found(
    { ...search, ...(sobject && { sobjects: [{ name: sobject }] }) },
    context,
  );
  return { status: 200, body: { searchRecords } };
};

/** The same with fields and a limit for each object. */
export const createRecordSearch: Handler<'createRecordSearch'> = async ({ body }, context) => ({
  status: 200,
  body: { searchRecords: await found(body, context) },
});

/** The records of a search; the object with the best match comes first. */
async function found(search: Search, context: RequestContext): Promise<ApiRecord[]> {
  const viewer = viewerOf(context);
  const { sobjects, overallLimit = searchResultsMaximum } = search;
  const definitions =
    sobjects?.map(({ name }) => searchableObject(name, viewer)) ?? searchableObjects(viewer);
  const hits = await findRecords(context.store, [...new Set(definitions)], search.q, { viewer });
  const read: Found[] = [];
  for (const one of hits) read.push(await recordsOf(one, search, context, viewer));
  return read
    .sort((a, b) => b.score - a.score)
    .flatMap(({ records }) => records)
    .slice(0, overallLimit);
}

/** What is answered of one object, and how well the best of it matches. */
interface Found {
  readonly records: readonly ApiRecord[];
  readonly score: number;
}

async function recordsOf(
  { definition, matches }: Hits,
  { fields, defaultLimit, sobjects }: Search,
  { store }: RequestContext,
  viewer: Viewer,
): Promise<Found> {
  const lower = definition.apiName.toLowerCase();
  const wanted = sobjects?.find(({ name }) => name.toLowerCase() === lower);
  const limit = wanted?.limit ?? defaultLimit ?? searchResultsMaximum;
  const paths = wanted?.fields ?? fields ?? ['Id'];
  const { ids, score } = await readRanked(store, matches, { limit });
  const read = await readByIds(store, { definition, paths, ids }, viewer);
  return { records: [...read.values()], score };
}
