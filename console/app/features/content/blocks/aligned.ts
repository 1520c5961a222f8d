/** A pair of what two lists have alike, or one of them alone. */
type Pair<T> = readonly [left: T | undefined, right: T | undefined];

/**
 * Two lists beside each other: as many as possible of those that are alike are paired, in order; the others stand alone.
 *
 * @param keyOf what is alike has the same key
 */
export function aligned<T>(left: readonly T[], right: readonly T[], keyOf: (item: T) => string): Pair<T>[] {
  const a = left.map(keyOf);
  const b = right.map(keyOf);
  const most = longest(a, b);
  const pairs: Pair<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) pairs.push([left[i++], right[j++]]);
    else if (j >= b.length || (i < a.length && at(most, i + 1, j) >= at(most, i, j + 1)))
      pairs.push([left[i++], undefined]);
    else pairs.push([undefined, right[j++]]);
  }
  return pairs;
}

/** How many are alike at most from two places on. */
function longest(a: readonly string[], b: readonly string[]): number[][] {
  const most = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (most[i] as number[])[j] =
        a[i] === b[j] ? 1 + at(most, i + 1, j + 1) : Math.max(at(most, i + 1, j), at(most, i, j + 1));
  return most;
}

const at = (most: readonly (readonly number[])[], i: number, j: number): number => most[i]?.[j] ?? 0;
