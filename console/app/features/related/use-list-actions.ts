import { useQuery } from '@tanstack/react-query';
import { readRelatedListActions, readRelatedListsActions } from '#client/actions/related-lists.ts';
import type { PlatformAction } from '#client/actions/types.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';

import { getRelatedListActions, getRelatedListsActions } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';

type ListActions = Record<string, PlatformAction[]>;

/** What the platform offers for each related list of a record: a list that cannot be told has none. */
export function useListActions(recordId: string, relatedListIds: readonly string[]): ListActions {
  const platform = usePlatform();
  const { data } = useQuery(
    derivedQuery(platform, getRelatedListsActions, {
      input: relatedListIds.length > 0 && { recordId, relatedListIds },
      part: 'actions',
      read: async (): Promise<ListActions> => {
        const parameters = relatedListIds.map((relatedListId) => ({ relatedListId }));
        const { results } = await readRelatedListsActions(platform, [recordId], parameters);
        const entries = results.map(({ result }, index) => {
          const collections = 'actions' in result ? Object.values(result.actions) : [];
          return [relatedListIds[index], collections.flatMap(({ actions }) => actions)] as const;
        });
        return Object.fromEntries(entries);
      },
    }),
  );
  return data ?? {};
}

/** What the platform offers for one related list of a record. */
export function useActionsOfList(recordId: string, relatedListId: string): PlatformAction[] {
  const platform = usePlatform();
  const { data } = useQuery(
    derivedQuery(platform, getRelatedListActions, {
      input: { recordId, relatedListId },
      part: 'actions',
      read: () => readRelatedListActions(platform, [recordId], relatedListId),
    }),
  );
  return Object.values(data?.actions ?? {}).flatMap(({ actions }) => actions);
}
