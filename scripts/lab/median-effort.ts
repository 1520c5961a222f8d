import type { Effort } from '#test/lab/console-tasks/counting-hand.ts';

/** What a task takes at the median, each of its figures by itself. */
export function medianEffort(efforts: readonly Effort[]): Effort {
  const middle = (of: (effort: Effort) => number) =>
    efforts.map(of).toSorted((one, other) => one - other)[Math.floor(efforts.length / 2)] ?? 0;
  return {
    presses: middle(({ presses }) => presses),
    typedCharacters: middle(({ typedCharacters }) => typedCharacters),
    seconds: Math.round(middle(({ seconds }) => seconds) * 10) / 10,
    requests: middle(({ requests }) => requests),
  };
}
