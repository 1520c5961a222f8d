/** A line of two texts that are compared, or lines that both have and that are left out. */
export type Line = { kind: 'same' | 'removed' | 'added'; text: string } | { kind: 'leftOut'; count: number };

type ComparedLine = Exclude<Line, { kind: 'leftOut' }>;

/** Lines that are shown before and after a difference. */
const AROUND = 2;
/** Above this, comparing each line with each other one takes too long; then all between the common ends is different. */
const MOST_COMPARISONS = 1_000_000;

/** What a text has become: its lines with those that were removed and added; none where both are the same. */
export function lineDifferences(before: readonly string[], after: readonly string[]): Line[] {
  const start = before.findIndex((line, index) => line !== after[index]);
  if (start === -1 && before.length === after.length) return [];
  const first = start === -1 ? before.length : start;
  let last = 0;
  const most = Math.min(before.length, after.length) - first;
  while (last < most && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  const middle = compare(before.slice(first, before.length - last), after.slice(first, after.length - last));
  const same = (lines: readonly string[]) => lines.map((text): ComparedLine => ({ kind: 'same', text }));
  return shortened([
    ...same(before.slice(0, first)),
    ...middle,
    ...same(last > 0 ? before.slice(-last) : []),
  ]);
}

/** By the longest lines that both have in common, in their order. */
function compare(before: readonly string[], after: readonly string[]): ComparedLine[] {
  const width = after.length + 1;
  if (before.length * after.length > MOST_COMPARISONS)
    return [...marked('removed', before), ...marked('added', after)];
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      lines.push({ kind: 'same', text: before[i] ?? '' });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) lines.push({ kind: 'removed', text: before[i++] ?? '' });
    else lines.push({ kind: 'added', text: after[j++] ?? '' });
  }
  return [...lines, ...marked('removed', before.slice(i)), ...marked('added', after.slice(j))];
}

const marked = (kind: ComparedLine['kind'], lines: readonly string[]): ComparedLine[] =>
  lines.map((text) => ({ kind, text }));

/** Leaves out what both have and what is not beside a difference. */
function shortened(lines: readonly ComparedLine[]): Line[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same');
  const shown: Line[] = [];
  lines.forEach((line, index) => {
    const latest = shown.at(-1);
    if (isNear(index)) shown.push(line);
    else if (latest?.kind === 'leftOut') latest.count += 1;
    else shown.push({ kind: 'leftOut', count: 1 });
  });
  return shown;
}
