import { actionsOf } from '#client/actions/actions.ts';
import { rowActionsOptions } from '#client/actions/related-lists.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';

/** Reads the names of the standard buttons of one row, once somebody asks for its menu. */
export type ReadRowOffers = (rowId: string) => Promise<string[]>;

/**
 * What the platform lets this person do with a row of a related list: read for all rows of the page together, when the
 * first of their menus is opened.
 */
export function useRowActions(parentId: string, rowIds: readonly string[]): ReadRowOffers {
  const platform = usePlatform();
  return async (rowId) => {
    const read = rowActionsOptions(platform, { recordId: parentId, rowIds });
    return actionsOf(await platform.queryClient.fetchQuery(read), rowId).map(({ apiName }) => apiName);
  };
}
