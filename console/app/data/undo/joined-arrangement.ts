import type { Setting } from './settings.ts';
import type { Written } from './written.ts';

type Arrangement = Extract<Setting, { of: 'arrangement' }>;

/**
 * One change of two that arranged the same parts of a list one after the other, such as a column that is made wider step
 * by step; undefined where they are about different things.
 */
export function joinedArrangement(
  earlier: readonly Written[],
  later: readonly Written[],
): readonly Written[] | undefined {
  const before = arrangementOf(earlier);
  const after = arrangementOf(later);
  const [last] = later;
  if (!before || !after || !last || partsOf(before) !== partsOf(after)) return undefined;
  return [{ ...last, setting: { ...after, before: before.before } }];
}

const arrangementOf = ([first, ...others]: readonly Written[]): Arrangement | undefined =>
  others.length === 0 && first?.setting?.of === 'arrangement' ? first.setting : undefined;

const partsOf = ({ list, after: { columnWidths, columnWrap, orderedBy } }: Arrangement): string =>
  JSON.stringify([
    list,
    Object.keys(columnWidths ?? {}),
    Object.keys(columnWrap ?? {}),
    orderedBy !== undefined,
  ]);
