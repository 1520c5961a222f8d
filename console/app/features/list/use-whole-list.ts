import { type NarrowedList, useListQuery } from '../list-filters/use-list-query.ts';
import { type WholeList, type WholeListRow, wholeListOf, wholeListQuery } from './whole-list.ts';

/**
 * How many records a list has and what its amounts come to, asked of the platform as long as there is more of it than
 * has been read; undefined while it is read, and where it cannot be told.
 *
 * @param paths the columns that are summed
 */
export function useWholeList(
  narrowed: NarrowedList,
  paths: readonly string[],
  isAsked: boolean,
): WholeList | undefined {
  const rows = useListQuery<WholeListRow>(narrowed, 'whole list', (list) =>
    isAsked ? wholeListQuery(list, paths) : undefined,
  );
  return rows?.[0] && wholeListOf(rows[0], paths);
}
