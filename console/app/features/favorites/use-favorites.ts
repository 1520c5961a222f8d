import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { addFavorite, type Favorite, type NewFavorite, removeFavorite } from '#client/favorites/favorites.ts';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getFavorites } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { noteWritten } from '../../data/undo/journal.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { useRested } from '../../ui/use-rested.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';

/** The favorites of the person in their order; undefined until they are known. */
export function useFavorites(): readonly Favorite[] | undefined {
  const platform = usePlatform();
  const isRested = useRested();
  return useQuery(platformQuery(platform, getFavorites, isRested && {})).data?.favorites;
}

/** Marks pages and takes marks away; a mark that was taken away can be had back. */
export function useChangeFavorites() {
  const say = useText();
  const notify = useNotify();
  const note = useWrittenNotice();
  const platform = usePlatform();
  const tell = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const reason = problemText(error, say);
      notify(say('favorites.failed', { reason }), { type: 'error', autoHideDuration: 10_000 });
    }
  };
  return {
    tell,
    add: (body: NewFavorite) =>
      tell(async () => {
        const { name } = await addFavorite(platform, body);
        notify(say('favorites.added', { name }), { autoHideDuration: 3000 });
      }),
    /** `isTold`: whether a notice says so, which stands behind the panel. */
    remove: (favorite: Favorite, { isTold }: { isTold: boolean }) =>
      tell(async () => {
        await takeAway(platform, favorite);
        if (isTold) note(say('favorites.removed', { name: favorite.name }));
      }),
  };
}

async function takeAway(platform: Platform, favorite: Favorite): Promise<void> {
  const { id, name, target, targetType, sortOrder } = favorite;
  await removeFavorite(platform, id);
  const before = { name, target, targetType, ...(sortOrder ? { sortOrder } : {}) } as NewFavorite;
  noteWritten({ id, apiName: 'UserFavorite', name, kind: 'deleted', setting: { of: 'favorite', before } });
}
