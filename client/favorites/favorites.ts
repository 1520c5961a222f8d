import {
  createFavorite,
  deleteFavorite,
  getFavorite,
  getFavorites,
  updateFavorite,
  updateFavorites,
  updateFavoriteUsage,
} from '#generated/record-data/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type Favorite = Data<'getFavorites'>['favorites'][number];
export type NewFavorite = Input<'createFavorite'>['body'];

/** Everything that shows favorites. */
const SHOWN = [getFavorites, getFavorite];

/**
 * Marks a record, a list view, the page of an object or a navigation item.
 *
 * @throws FetchError 404 for what the person may not see
 */
export async function addFavorite(platform: Platform, body: NewFavorite): Promise<Favorite> {
  const favorite = await platform.write(createFavorite, { body });
  await platform.invalidate(...SHOWN);
  return favorite;
}

/** Renames a favorite, or moves it to a position among the others, from 1. */
export async function changeFavorite(
  platform: Platform,
  favoriteId: string,
  body: Input<'updateFavorite'>['body'],
): Promise<void> {
  await platform.write(updateFavorite, { path: { favoriteId }, body });
  await platform.invalidate(...SHOWN);
}

/** Deletes a favorite; what it leads to stays. */
export async function removeFavorite(platform: Platform, favoriteId: string): Promise<void> {
  await platform.write(deleteFavorite, { path: { favoriteId } });
  await platform.invalidate(...SHOWN);
}

/**
 * Puts all favorites into an order at once. The call deletes those that it does not name, so they are read before: what
 * was marked elsewhere meanwhile stays (RD-FAV-02). Answers the ids in the order that they had.
 */
export async function orderFavorites(
  platform: Platform,
  compare: (one: Favorite, other: Favorite) => number,
): Promise<string[]> {
  const { favorites: before } = await platform.read(getFavorites, {}, { cache: 'reload' });
  const favorites = before.toSorted(compare).map(({ id }) => ({ id }));
  await platform.write(updateFavorites, { body: { favorites } });
  await platform.invalidate(...SHOWN);
  return before.map(({ id }) => id);
}

/** Tells the platform that a favorite was opened, which it counts. */
export async function noteFavoriteUse(platform: Platform, favoriteId: string): Promise<void> {
  await platform.write(updateFavoriteUsage, { path: { favoriteId } });
  await platform.invalidate(...SHOWN);
}
