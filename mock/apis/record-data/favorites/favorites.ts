import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { requireUser } from '../../../model/sessions/require-user.ts';
import { increment } from '../../../store/increment.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { requireStorable } from '../../dispatch/unstorable-text.ts';
import { notFound } from '../faults.ts';
import { fullId } from '../record-ids.ts';
import { favoriteTarget } from './favorite-target.ts';
import { askedFavorite, favoriteAnswer, moveTo, readFavorites, renumber } from './stored-favorites.ts';

/** As many as one call puts into an order (PF-SEC-22). */
const MOST_FAVORITES = 200;
const TOO_MANY = {
  de: `Sie haben schon ${MOST_FAVORITES} Favoriten. Bitte entfernen Sie einen, bevor Sie einen neuen anlegen.`,
  en: `You have ${MOST_FAVORITES} favorites already. Please remove one before you add another.`,
};

/** Lists the favorites of the user in their order. */
export const getFavorites: Handler<'getFavorites'> = async (_, context) => ({
  status: 200,
  body: await collection(context),
});

/** Describes one favorite of the user. */
export const getFavorite: Handler<'getFavorite'> = async ({ path }, context) => ({
  status: 200,
  body: await answered(path.favoriteId, context),
});

/** Marks what the session may see; last unless a position is given. */
export const createFavorite: Handler<'createFavorite'> = async ({ body }, context) => {
  requireStorable({ body });
  const { target, objectType, name } = await favoriteTarget(body, context);
  const { length } = await readFavorites(context);
  if (length >= MOST_FAVORITES) throw new PlatformFault(400, 'LIMIT_EXCEEDED', TOO_MANY[context.language]);
  const { Id } = await context.store.insert('UserFavorite', {
    UserId: requireUser(context.session).userId,
    Name: body.name ?? name,
    Target: target,
    TargetType: body.targetType,
    ObjectType: objectType,
    SortOrder: length + 1,
  });
  if (body.sortOrder !== undefined) await moveTo(context, Id, body.sortOrder);
  return { status: 201, body: await answered(Id, context) };
};

/** Renames a favorite or moves it. */
export const updateFavorite: Handler<'updateFavorite'> = async ({ path, body }, context) => {
  requireStorable({ body });
  const { Id } = await askedFavorite(path.favoriteId, context);
  const { name: Name, sortOrder } = body;
  if (Name !== undefined) await context.store.update<'UserFavorite'>('UserFavorite', Id, { Name });
  if (sortOrder !== undefined) await moveTo(context, Id, sortOrder);
  return { status: 200, body: await answered(Id, context) };
};

/** Counts a use of a favorite. */
export const updateFavoriteUsage: Handler<'updateFavoriteUsage'> = async ({ path }, context) => {
  const { Id } = await askedFavorite(path.favoriteId, context);
  const use = { AccessCount: increment(1), LastAccessDate: context.now.toISOString() };
  await context.store.update<'UserFavorite'>('UserFavorite', Id, use);
  return { status: 200, body: await answered(Id, context) };
};

/** Deletes a favorite; the others move up. */
export const deleteFavorite: Handler<'deleteFavorite'> = async ({ path }, context) => {
  const { Id } = await askedFavorite(path.favoriteId, context);
  await context.store.delete('UserFavorite', Id);
  await renumber(context, await readFavorites(context));
  return { status: 204 };
};

/** Puts the favorites into the order of the request and deletes those that it does not name. */
export const updateFavorites: Handler<'updateFavorites'> = async ({ body }, context) => {
  requireStorable({ body });
  const rows = await readFavorites(context);
  const byId = new Map(rows.map((row) => [row.Id, row]));
  const kept = body.favorites.map(({ id, name }) => ({ id: fullId(id), name }));
  const ids = new Set(kept.map(({ id }) => id));
  if (ids.size < kept.length) throw new PlatformFault(400, 'INVALID_INPUT', 'A favorite is named twice.');
  const ordered = kept.map(({ id }) => {
    const row = byId.get(id);
    if (!row) throw notFound();
    return row;
  });
  for (const { Id } of rows) if (!ids.has(Id)) await context.store.delete('UserFavorite', Id);
  for (const { id, name: Name } of kept)
    if (Name !== undefined) await context.store.update<'UserFavorite'>('UserFavorite', id, { Name });
  await renumber(context, ordered);
  return { status: 200, body: await collection(context) };
};

async function collection(context: RequestContext): Promise<Schemas['FavoriteCollection']> {
  const rows = await readFavorites(context);
  return tagged({ favorites: rows.map((row) => favoriteAnswer(row, context)) });
}

async function answered(favoriteId: string, context: RequestContext): Promise<Schemas['Favorite']> {
  return favoriteAnswer(await askedFavorite(favoriteId, context), context);
}
