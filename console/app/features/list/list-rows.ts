import type { Platform } from '#client/platform.ts';
import type { ListInfoSummary } from '#client/records/types.ts';
import { type AskedList, listPagesQuery } from '../../data/queries/list-queries.ts';
import { LIST_PAGE_SIZE, listRequest } from './list-request.ts';
import type { ListState } from './list-state.ts';

/** A list view as the address names it, by its id or else by its name. */
export const askedList = (
  objectApiName: string,
  { apiName, id }: ListInfoSummary,
  asked: string | undefined,
): AskedList => {
  const isById = id !== null && asked !== undefined && asked.length >= 15 && id.startsWith(asked);
  return { objectApiName, listViewApiName: apiName, ...(isById && { listViewId: id }) };
};

/**
 * The rows of a list as a query, so that they can be asked for before the list is on the screen.
 *
 * @param lanes field beside the columns of the list, for a board by its values
 */
export const listRowsQuery = (
  platform: Platform,
  path: AskedList,
  state: Pick<ListState, 'term' | 'sort' | 'filters'>,
  lanes?: string,
) =>
  listPagesQuery(platform, path, {
    ...listRequest(state),
    pageSize: LIST_PAGE_SIZE,
    ...(lanes && { optionalFields: [`${path.objectApiName}.${lanes}`] }),
  });
