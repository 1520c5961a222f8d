import { type ConditionedList, whereOfList } from '../list-filters/list-conditions.ts';

/** What a list comes to that is longer than what has been read of it. */
export interface WholeList {
  count: number;
  /** Sums by the paths of their columns; none of a column without a value. */
  sums: ReadonlyMap<string, number>;
}

/** The one row of the answer: the sums are named by the place of their column. */
export type WholeListRow = Record<string, number | null>;

/** Asks how many records a list has and what these columns come to; undefined where that cannot be told. */
export function wholeListQuery(list: ConditionedList, paths: readonly string[]): string | undefined {
  const where = whereOfList(list);
  if (where === undefined) return undefined;
  const sums = paths.map((path, place) => `, SUM(${path}) sum${place}`).join('');
  return `SELECT COUNT(Id) num${sums} FROM ${list.possible.objectApiName}${where}`;
}

/** Reads the answer. */
export function wholeListOf(row: WholeListRow, paths: readonly string[]): WholeList {
  const sums = paths.flatMap((path, place): [string, number][] => {
    const sum = row[`sum${place}`];
    return sum === null || sum === undefined ? [] : [[path, Number(sum)]];
  });
  return { count: Number(row.num), sums: new Map(sums) };
}
