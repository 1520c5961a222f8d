import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actionsOf } from '#client/actions/actions.ts';
import { rowActionsOptions } from '#client/actions/related-lists.ts';
import type { ActionCollections } from '#client/actions/types.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getRelatedListRecordActions } from '#generated/record-data/client.gen.ts';
import { sharedQuery } from '../../data/queries/platform-query.ts';

/** The actions of all rows of a page. */
export type RowActions = ActionCollections;

/** What the platform lets this person do with the rows of a related list. */
export function useRowActions(parentId: string, rowIds: readonly string[]): RowActions | undefined {
  const platform = usePlatform();
  const { data } = useQuery({
    ...sharedQuery(
      getRelatedListRecordActions,
      rowIds.length > 0 && rowActionsOptions(platform, { recordId: parentId, rowIds }),
    ),
    placeholderData: keepPreviousData,
  });
  return data;
}

/** Names of the standard buttons of one row. */
export const rowOffers = (actions: RowActions | undefined, rowId: string): string[] =>
  actions ? actionsOf(actions, rowId).map(({ apiName }) => apiName) : [];
