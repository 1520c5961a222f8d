import { getQueryPage } from '#generated/platform/client.gen.ts';
import type { components } from '#generated/platform/types.gen.ts';
import { platformPath } from '../../../../model/metadata/platform-path.ts';
import type { RequestContext } from '../../../dispatch/handler.ts';
import type { Deleted } from '../../../record-data/querying/joins.ts';
import { rememberUses } from '../../../record-data/recent-use/recent-use.ts';
import { viewerOf } from '../../../record-data/viewer.ts';
import { type ParentQuery, parentQuery } from '../compile/child-query.ts';
import { groupedQuery, isGrouped } from '../compile/grouped-query.ts';
import { type Asking, readObject, Scope } from '../compile/scope.ts';
import { type ParsedQuery, parseSoql } from '../soql/parse.ts';
import { QueryText } from '../soql/place.ts';
import { type Cursor, findCursor, keepCursor } from './cursors.ts';
import { readCount, readGroups } from './run-grouped.ts';
import { type Found, readAllIds, readFirst, readFound } from './run-records.ts';

type Result = components['schemas']['QueryResult'];

/** Answers a query by the permissions of whoever asks, and keeps what a page has no room for (PF-SOQL-01, PF-SOQL-05). */
export async function queryResult(
  soql: string,
  { batchSize, deleted }: Pick<Cursor, 'batchSize' | 'deleted'>,
  context: RequestContext,
): Promise<Result> {
  const { query, scope } = readQuery(soql, context, deleted);
  const { store } = context;
  if (isGrouped(query)) {
    const grouped = groupedQuery(query, scope);
    if (grouped.isCount) return whole([], await readCount(store, grouped));
    return whole(await readGroups(store, grouped));
  }
  const records = parentQuery(query, scope);
  const first = await readFirst(store, records, batchSize + 1);
  // `FOR VIEW` and `FOR REFERENCE` count as a use of each record that is answered.
  if (query.for) await rememberUses(context, usesOf(scope, first.slice(0, batchSize)));
  if (first.length <= batchSize) return whole(first.map(recordOf));
  const ids = await readAllIds(store, records);
  const cursor = {
    userId: context.session.userId ?? '',
    soql,
    deleted,
    ids,
    batchSize,
    usedAt: context.now.getTime(),
  };
  return pageOf(keepCursor(store, cursor), { ids, batchSize, from: 0 }, records, context);
}

/** Answers a further page of a query. */
export async function queryPage(locator: string, context: RequestContext): Promise<Result> {
  const { userId } = context.session;
  const { name, cursor, from } = findCursor(context.store, locator, { userId, now: context.now });
  const { query, scope } = readQuery(cursor.soql, context, cursor.deleted);
  return pageOf(name, { ...cursor, from }, parentQuery(query, scope), context);
}

interface Part {
  readonly ids: readonly string[];
  readonly batchSize: number;
  readonly from: number;
}

async function pageOf(
  name: string,
  { ids, batchSize, from }: Part,
  query: ParentQuery,
  { store }: RequestContext,
): Promise<Result> {
  const until = from + batchSize;
  const found = await readFound(store, query, ids.slice(from, until));
  const records = found.map(recordOf);
  if (until >= ids.length) return { totalSize: ids.length, done: true, records };
  const nextRecordsUrl = platformPath(getQueryPage, { locator: `${name}-${until}` });
  return { totalSize: ids.length, done: false, nextRecordsUrl, records };
}

/** Takes a query apart; throws 400 for one that makes no sense, or whose object the user may not read. */
export function readQuery(
  soql: string,
  context: RequestContext,
  deleted: Deleted = 'excluded',
): { query: ParsedQuery; scope: Scope } {
  const text = new QueryText(soql);
  const query = parseSoql(text);
  const asking: Asking = { viewer: viewerOf(context), now: context.now, text, deleted };
  return { query, scope: new Scope(readObject(query.sObject, asking), query.sObjectAlias, asking) };
}

const usesOf = ({ definition: { apiName } }: Scope, found: readonly Found[]) =>
  found.map(({ id }) => ({ apiName, id }));

function recordOf({ record }: Found): Found['record'] {
  return record;
}

function whole(records: Result['records'], totalSize = records.length): Result {
  return { totalSize, done: true, records };
}
