import { type RawBuilder, sql } from 'kysely';
import { isBareStore, OWN_TYPES } from '../../../model/access/bare-store.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Field, ObjectDefinition } from '../../../objects/definition/index.ts';
import { findObject, type ObjectApiName, objectDefinition, objects } from '../../../objects/index.ts';
import { TRAIL } from '../../../store/deletions/trail-schema.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { trackedName } from '../../../store/write/tracked-changes.ts';

/** The condition under which a viewer sees a record; undefined where all are seen. */
type Limit = (viewer: Viewer) => RawBuilder<unknown> | undefined;

const own: Limit = ({ userId }) => sql`"UserId" = ${userId}`;

/** A lead is the business of the merchandisers; support sees its own and those that wait for somebody. */
const ownOrWaiting: Limit = ({ profileName, userId }) =>
  profileName === 'Support'
    ? sql`("OwnerId" = ${userId} or left("OwnerId", 3) = ${objects.Group.keyPrefix})`
    : undefined;

/** What has been taken out of the shop is the business of those who run it (PF-PROD-06). */
const onSale: Limit = ({ profileName }) =>
  profileName === 'Guest' || profileName === 'Buyer' ? sql`"IsActive"` : undefined;

/** Records that others do not see, whatever their profile lets them read. */
const LIMITS: { readonly [Name in ObjectApiName]?: Limit } = {
  Lead: ownOrWaiting,
  ListView: ({ userId }) => sql`("Visibility__c" <> 'Private' or "CreatedById" = ${userId})`,
  ManagedContent: () =>
    isBareStore() ? sql`starts_with("ContentTypeFullyQualifiedName", ${OWN_TYPES})` : undefined,
  ManagedContentVersion: () =>
    isBareStore()
      ? sql`"ManagedContentId" in (select "Id" from "ManagedContent"
          where starts_with("ContentTypeFullyQualifiedName", ${OWN_TYPES}))`
      : undefined,
  Product2: onSale,
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

/** The same with the rows that were deleted and are still known, told apart by `IsDeleted`. */
export function visibleTableWithDeleted(
  { apiName }: Pick<ObjectDefinition, 'apiName'>,
  viewer: Viewer,
): RawBuilder<unknown> {
  const table = sql.table(apiName);
  const trail = sql.raw(TRAIL);
  const was = sql`jsonb_populate_record(null::${table}, "gone"."Record")`;
  const isGone = sql`"gone"."Object" = ${apiName} and "gone"."Record" is not null
    and not exists (select 1 from ${table} as "there" where "there"."Id" = "gone"."Id")`;
  return sql`(select * from (
    select *, false as "IsDeleted" from ${table}
    union all select "was".*, true as "IsDeleted" from ${trail} as "gone", ${was} as "was" where ${isGone}
  ) as "all" where ${limitOf(apiName, viewer) ?? sql`true`})`;
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

/** The condition that the viewer may see the record of an id, looked up one by one; undefined where all are seen. */
export function isVisibleRow(
  definition: Pick<ObjectDefinition, 'apiName'>,
  id: RawBuilder<unknown>,
  viewer: Viewer,
): RawBuilder<unknown> | undefined {
  if (!limitOf(definition.apiName, viewer)) return undefined;
  return sql`(select true from ${visibleTable(definition, viewer)} as "visible" where "visible"."Id" = ${id})`;
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
  const parent = findObject(apiName)?.historyOf;
  if (parent) return limitOfHistory(objectDefinition(parent), viewer);
  return Object.hasOwn(LIMITS, apiName) ? LIMITS[apiName as ObjectApiName]?.(viewer) : undefined;
}

/** What became of a record is seen by whoever sees the record, save for fields that they do not see (PF-HIST-04). */
function limitOfHistory(parent: ObjectDefinition, viewer: Viewer): RawBuilder<unknown> | undefined {
  const { fields } = viewer.seen(parent);
  const unseen = parent.tracked
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => trackedName(name, parent.fields[name] as Field));
  const limits = [
    ...(unseen.length > 0 ? [sql`"Field" <> all(${unseen})`] : []),
    ...(limitOf(parent.apiName, viewer)
      ? [
          sql`${sql.ref(`${parent.apiName}Id`)} in (select "Id" from ${visibleTable(parent, viewer)} as "seen")`,
        ]
      : []),
  ];
  return limits.length > 0 ? sql.join(limits, sql` and `) : undefined;
}
