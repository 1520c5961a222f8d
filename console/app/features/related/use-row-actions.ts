import { actionsOf } from '#client/actions/actions.ts';
import type { ActionCollections } from '#client/actions/types.ts';
import { useRead } from '#client/react/use-read.ts';
import { getRelatedListRecordActions } from '#generated/record-data/client.gen.ts';

/** The actions of all rows of a page. */
export type RowActions = ActionCollections;

/** What the platform lets this person do with the rows of a related list. */
export function useRowActions(parentId: string, rowIds: readonly string[]): RowActions | undefined {
  const { data } = useRead(
    getRelatedListRecordActions,
    { path: { recordIds: [parentId], relatedListRecordIds: [...rowIds] } },
    { enabled: rowIds.length > 0, keepPrevious: true },
  );
  return data;
}

/** Names of the standard buttons of one row. */
export const rowOffers = (actions: RowActions | undefined, rowId: string): string[] =>
  actions ? actionsOf(actions, rowId).map(({ apiName }) => apiName) : [];
