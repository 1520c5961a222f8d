import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import { requireUser } from '../../../model/sessions/require-user.ts';
import { findObject } from '../../../objects/index.ts';
import type { Row } from '../../../store/row.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { fullId } from '../record-ids.ts';

type FavoriteRow = Row<'UserFavorite'>;

/** The favorites of the user in their order. */
export async function readFavorites({ store, session }: RequestContext): Promise<FavoriteRow[]> {
  const where = { UserId: requireUser(session).userId };
  return store.find('UserFavorite', { where, orderBy: { field: 'SortOrder', ascending: true } });
}

/** A favorite of the user; 404 for anybody else's. */
export async function askedFavorite(favoriteId: string, context: RequestContext): Promise<FavoriteRow> {
  const id = fullId(favoriteId);
  const row = (await readFavorites(context)).find(({ Id }) => Id === id);
  if (!row) throw notFound();
  return row;
}

/** Numbers favorites from 1 in the order given. */
export async function renumber({ store }: RequestContext, rows: readonly FavoriteRow[]): Promise<void> {
  for (const [index, { Id, SortOrder }] of rows.entries())
    if (SortOrder !== index + 1)
      await store.update<'UserFavorite'>('UserFavorite', Id, { SortOrder: index + 1 });
}

/** Puts a favorite to a position among the others, and numbers all of them. */
export async function moveTo(context: RequestContext, id: string, sortOrder: number): Promise<void> {
  const rows = await readFavorites(context);
  const moved = rows.filter(({ Id }) => Id === id);
  await renumber(context, rows.filter(({ Id }) => Id !== id).toSpliced(sortOrder - 1, 0, ...moved));
}

/** A favorite as it is answered, with label and theme of its object. */
export function favoriteAnswer(row: FavoriteRow, { language }: RequestContext): Schemas['Favorite'] {
  const definition = row.ObjectType ? findObject(row.ObjectType) : undefined;
  const theme = definition && themeInfo(definition);
  return tagged({
    accessCount: row.AccessCount,
    iconColor: theme?.color ?? null,
    iconUrl: theme?.iconUrl ?? null,
    id: row.Id,
    lastAccessDate: row.LastAccessDate,
    name: row.Name,
    objectType: row.ObjectType,
    sortOrder: row.SortOrder,
    subtitle: definition?.label[language] ?? null,
    target: row.Target,
    targetType: row.TargetType,
  });
}
