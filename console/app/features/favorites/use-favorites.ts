import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { addFavorite, type Favorite, type NewFavorite, removeFavorite } from '#client/favorites/favorites.ts';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getFavorites } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { noteWritten } from '../../data/undo/journal.ts';
import type { Written } from '../../data/undo/written.ts';
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

/** Marks pages and takes marks away, and both can be taken back. */
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
        const { id, name, target, targetType } = await addFavorite(platform, body);
        noteFavorite({
          id,
          name,
          kind: 'created',
          setting: { of: 'favorite', after: { name, target, targetType } },
        });
        note(say('favorites.added', { name }));
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
  noteFavorite({ id, name, kind: 'deleted', setting: { of: 'favorite', before } });
}

const noteFavorite = (written: Omit<Written, 'apiName'>) =>
  noteWritten({ apiName: 'UserFavorite', ...written });
