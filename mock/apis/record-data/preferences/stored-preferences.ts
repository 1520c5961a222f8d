import type { ListPreference } from '../../../model/metadata/list-preferences.ts';
import { noPreference } from '../../../model/metadata/list-preferences.ts';
import type { ListView } from '../../../model/metadata/list-views.ts';
import type { RelatedList } from '../../../model/metadata/related-lists.ts';
import { ConstraintError } from '../../../store/constraint-error.ts';
import type { Row } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';

/** The name by which preferences of a list view are kept. */
export function listViewName({ definition, apiName }: Pick<ListView, 'definition' | 'apiName'>): string {
  return `listView:${definition.apiName}.${apiName}`;
}

/** The name by which preferences of a related list are kept. */
export function relatedListName({ parent, relationshipName }: RelatedList): string {
  return `relatedList:${parent.apiName}.${relationshipName}`;
}

/** How a user has arranged a list; a guest arranges nothing. */
export async function readPreference(
  store: Store,
  userId: string | null,
  listName: string,
): Promise<ListPreference> {
  return (await readPreferences(store, userId, [listName])).get(listName) ?? noPreference;
}

/** The same for several lists; those that nobody has arranged are missing. */
export async function readPreferences(
  store: Store,
  userId: string | null,
  listNames: readonly string[],
): Promise<Map<string, ListPreference>> {
  if (userId === null || listNames.length === 0) return new Map();
  const rows = await store.find('UserListPreference', { where: { UserId: userId, ListName: listNames } });
  return new Map(rows.map((row) => [row.ListName, preferenceOf(row)]));
}

/** Keeps how a user has arranged a list. */
export async function savePreference(
  store: Store,
  userId: string,
  listName: string,
  { columnWidths, columnWrap, orderedBy }: ListPreference,
): Promise<void> {
  const values = {
    ColumnWidths: JSON.stringify(columnWidths),
    ColumnWrap: JSON.stringify(columnWrap),
    OrderedBy: JSON.stringify(orderedBy),
  };
  const key = { UserId: userId, ListName: listName };
  const known = await store.findOne('UserListPreference', { where: key });
  if (known) await store.update('UserListPreference', known.Id, values);
  else await insertOrUpdate(store, key, values);
}

/** Drops what all users have arranged in a list that is gone. */
export async function forgetPreferences(store: Store, listName: string): Promise<void> {
  await store.deleteWhere('UserListPreference', { ListName: listName });
}

/** The first change of a list; a second window of the same person may be quicker. */
async function insertOrUpdate(
  store: Store,
  key: { UserId: string; ListName: string },
  values: Record<'ColumnWidths' | 'ColumnWrap' | 'OrderedBy', string>,
): Promise<void> {
  try {
    await store.transaction((inner) => inner.insert('UserListPreference', { ...key, ...values }));
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.kind !== 'unique') throw error;
    const winner = await store.findOne('UserListPreference', { where: key });
    if (winner) await store.update('UserListPreference', winner.Id, values);
  }
}

function preferenceOf(row: Row<'UserListPreference'>): ListPreference {
  const parsed = (text: string | null) => JSON.parse(text ?? 'null');
  return {
    columnWidths: parsed(row.ColumnWidths) ?? {},
    columnWrap: parsed(row.ColumnWrap) ?? {},
    orderedBy: parsed(row.OrderedBy) ?? [],
  };
}
