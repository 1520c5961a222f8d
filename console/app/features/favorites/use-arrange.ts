import { useState } from 'react';
import { changeFavorite, type Favorite, orderFavorites } from '#client/favorites/favorites.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { noteWritten } from '../../data/undo/journal.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChangeFavorites } from './use-favorites.ts';

/** The orders in which all favorites can be put at once. */
export const ORDERS = {
  byName: (one: Favorite, other: Favorite) => one.name.localeCompare(other.name),
  byUse: (one: Favorite, other: Favorite) => (other.accessCount ?? 0) - (one.accessCount ?? 0),
} as const;

/** Moves favorites; each is shown at its new place before the platform has answered. */
export function useArrange(favorites: readonly Favorite[]) {
  const say = useText();
  const platform = usePlatform();
  const { tell } = useChangeFavorites();
  const [moving, setMoving] = useState<readonly Favorite[]>();
  const [said, setSaid] = useState('');
  const shown = moving ?? favorites;
  const move = async (favorite: Favorite, to: number) => {
    const others = shown.filter(({ id }) => id !== favorite.id);
    const place = Math.max(0, Math.min(to, others.length));
    if (shown[place]?.id === favorite.id) return;
    setMoving(others.toSpliced(place, 0, favorite));
    setSaid(say('favorites.moved', { name: favorite.name, place: place + 1 }));
    await tell(() => changeFavorite(platform, favorite.id, { sortOrder: place + 1 }));
    setMoving(undefined);
  };
  const order = (by: keyof typeof ORDERS) =>
    tell(async () => {
      const before = await orderFavorites(platform, ORDERS[by]);
      const name = say('favorites.title');
      const setting = { of: 'favoriteOrder', before } as const;
      noteWritten({ id: 'order', apiName: 'UserFavorite', name, kind: 'changed', setting });
    });
  return { shown, move, order, said };
}
