import { useQuery } from '@tanstack/react-query';
import { readRelatedListActions, readRelatedListsActions } from '#client/actions/related-lists.ts';
import type { PlatformAction } from '#client/actions/types.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';

type ListActions = Record<string, PlatformAction[]>;

/** What the platform offers for each related list of a record: a list that cannot be told has none. */
export function useListActions(recordId: string, relatedListIds: readonly string[]): ListActions {
  const platform = usePlatform();
  const { language } = platform.context();
  const { data } = useQuery({
    queryKey: ['relatedListsActions', recordId, relatedListIds, language],
    queryFn: async (): Promise<ListActions> => {
      const parameters = relatedListIds.map((relatedListId) => ({ relatedListId }));
      const { results } = await readRelatedListsActions(platform, [recordId], parameters);
      const entries = results.map(({ result }, index) => {
        const collections = 'actions' in result ? Object.values(result.actions) : [];
        return [relatedListIds[index], collections.flatMap(({ actions }) => actions)] as const;
      });
      return Object.fromEntries(entries);
    },
    enabled: relatedListIds.length > 0,
  });
  return data ?? {};
}

/** What the platform offers for one related list of a record. */
export function useActionsOfList(recordId: string, relatedListId: string): PlatformAction[] {
  const platform = usePlatform();
  const { language } = platform.context();
  const { data } = useQuery({
    queryKey: ['relatedListActions', recordId, relatedListId, language],
    queryFn: () => readRelatedListActions(platform, [recordId], relatedListId),
  });
  return Object.values(data?.actions ?? {}).flatMap(({ actions }) => actions);
}
