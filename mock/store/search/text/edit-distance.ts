/**
 * Edits between two words: letters inserted, removed, replaced, or two neighbours swapped.
 *
 * @returns the number of edits, or `limit + 1` as soon as it is sure to be more than `limit`
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      current.push(cheapestEdit(a, b, { row, column, beforeLast, last, current }));
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] as number, limit + 1);
}

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly beforeLast: readonly number[];
  readonly last: readonly number[];
  readonly current: readonly number[];
}

function cheapestEdit(a: string, b: string, { row, column, beforeLast, last, current }: Cell): number {
  const same = a[row - 1] === b[column - 1];
  const cheapest = Math.min(
    at(last, column) + 1,
    at(current, column - 1) + 1,
    at(last, column - 1) + (same ? 0 : 1),
  );
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return swapped ? Math.min(cheapest, at(beforeLast, column - 2) + 1) : cheapest;
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
