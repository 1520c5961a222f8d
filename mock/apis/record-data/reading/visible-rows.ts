import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { type ObjectApiName, objects } from '../../../objects/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';

/** The condition under which a viewer sees a record; undefined where all are seen. */
type Limit = (viewer: Viewer) => RawBuilder<unknown> | undefined;

const own: Limit = ({ userId }) => sql`"UserId" = ${userId}`;

/** A lead is the business of the merchandisers; support sees its own and those that wait for somebody. */
const ownOrWaiting: Limit = ({ profileName, userId }) =>
  profileName === 'Support'
    ? sql`("OwnerId" = ${userId} or left("OwnerId", 3) = ${objects.Group.keyPrefix})`
    : undefined;

/** Records that others do not see, whatever their profile lets them read. */
const LIMITS: { readonly [Name in ObjectApiName]?: Limit } = {
  Lead: ownOrWaiting,
  ListView: ({ userId }) => sql`("Visibility__c" <> 'Private' or "CreatedById" = ${userId})`,
  RecentlyViewed: own,
  UserAppInfo: own,
  UserFavorite: own,
  UserListPreference: own,
  UserNavItem__c: ({ userId }) => sql`"UserId__c" = ${userId}`,
  UserSectionPreference: own,
};

/** The rows of an object that the viewer may see, as a table of a query. */
export function visibleTable(
  { apiName }: Pick<ObjectDefinition, 'apiName'>,
  viewer: Viewer,
): RawBuilder<unknown> {
  const limit = limitOf(apiName, viewer);
  const table = sql.table(apiName);
  return limit ? sql`(select * from ${table} where ${limit})` : table;
}

/** Those of the ids whose records the viewer may see. */
export async function visibleIds(
  { db }: Store,
  definition: Pick<ObjectDefinition, 'apiName'>,
  ids: readonly string[],
  viewer: Viewer,
): Promise<readonly string[]> {
  if (!limitOf(definition.apiName, viewer)) return ids;
  const visible = visibleTable(definition, viewer);
  const query = sql<{ Id: string }>`select "Id" from ${visible} as "visible" where "Id" = any(${[...ids]})`;
  return (await query.execute(db)).rows.map(({ Id }) => Id);
}

/** Those of the records with the ids that the viewer may see. */
export async function visibleRows(
  store: Store,
  definition: Pick<ObjectDefinition, 'apiName'>,
  ids: readonly string[],
  viewer: Viewer,
): Promise<AnyRow[]> {
  return store.getMany(definition.apiName, await visibleIds(store, definition, ids, viewer));
}

/** The record of that id; undefined for none and, just the same, for one that the viewer may not see. */
export async function visibleRow(
  store: Store,
  definition: Pick<ObjectDefinition, 'apiName'>,
  id: string,
  viewer: Viewer,
): Promise<AnyRow | undefined> {
  return (await visibleRows(store, definition, [id], viewer))[0];
}

/** Whether the viewer may see a record that exists. */
export async function isVisible(
  store: Store,
  definition: Pick<ObjectDefinition, 'apiName'>,
  id: string,
  viewer: Viewer,
): Promise<boolean> {
  return (await visibleIds(store, definition, [id], viewer)).length > 0;
}

function limitOf(apiName: string, viewer: Viewer): RawBuilder<unknown> | undefined {
  return Object.hasOwn(LIMITS, apiName) ? LIMITS[apiName as ObjectApiName]?.(viewer) : undefined;
}

/** Whether the viewer sees every record of an object whose records they may read. */
export function seesEveryRecord({ apiName }: Pick<ObjectDefinition, 'apiName'>, viewer: Viewer): boolean {
  return limitOf(apiName, viewer) === undefined;
}
