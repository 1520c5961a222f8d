import { useQuery } from '@tanstack/react-query';
import { sentFilters } from '#client/actions/filters.ts';
import type { ActionCollections } from '#client/actions/types.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  getRelatedListActionsByParameters,
  getRelatedListsActionsByParameters,
} from '#generated/record-data/client.gen.ts';
import { firstListQuery } from '../../../data/queries/list-queries.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';

/** Id of a record by which the lists of its object are shown, the first that is listed; undefined where there is none. */
export function useExample(objectApiName: string): string | undefined {
  const { data } = useQuery(firstListQuery(usePlatform(), objectApiName, { pageSize: 1 }));
  return data?.[0]?.id ?? undefined;
}

/** What the layout of a record offers in each of its lists; the address says all that is asked. */
export function useListOffers(recordId: string | undefined, relatedListIds: readonly string[]) {
  const platform = usePlatform();
  const isAsked = recordId !== undefined && relatedListIds.length > 0;
  const input = isAsked && { path: { recordIds: [recordId], relatedListIds: [...relatedListIds] } };
  const { data } = useQuery(platformQuery(platform, getRelatedListsActionsByParameters, input));
  const found = data?.results.map(({ result }, index) => [relatedListIds[index], result] as const) ?? [];
  return Object.fromEntries(
    found.filter((entry): entry is [string, ActionCollections] => 'actions' in entry[1]),
  );
}

/** Everything that the platform offers in one list of a record, on its layout or not. */
export function useAllOffers(recordId: string, relatedListId: string, isAsked: boolean) {
  const platform = usePlatform();
  const path = { recordIds: [recordId], relatedListId };
  const query = sentFilters(getRelatedListActionsByParameters.operationId, { retrievalMode: 'All' as const });
  const input = isAsked && { path, query };
  return useQuery(platformQuery(platform, getRelatedListActionsByParameters, input));
}
