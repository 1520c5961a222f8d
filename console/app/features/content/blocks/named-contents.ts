import { type Block, type Entry, listOf } from './block.ts';

/** Keys of the contents that a section shows: its slides or its invitation. */
export const namedKeys = ({ slides, block }: Entry): string[] =>
  [...listOf(slides), ...listOf([block])].flatMap(({ contentKey }) =>
    typeof contentKey === 'string' ? contentKey : [],
  );

/** Keys of what a block shows in any of its languages. */
export const keysIn = ({ entries }: Block): string[] => [
  ...new Set(Object.values(entries).flatMap(namedKeys)),
];

/** Whether a block shows contents that are edited for themselves. */
export const isNaming = ({ entries }: Block): boolean =>
  Object.values(entries).some(({ type }) => type === 'slideshow' || type === 'guestBlock');

/**
 * The same block with these slides, in this order. What only one language shows stays away from the other; what none has
 * shown so far comes to all.
 */
export function withSlides(block: Block, keys: readonly string[]): Block {
  const shown = keysIn(block);
  const entries = Object.entries(block.entries).map(([language, entry]) => {
    const own = Map.groupBy(listOf(entry.slides), ({ contentKey }) => contentKey);
    const slides = keys.flatMap(
      (contentKey) => own.get(contentKey)?.[0] ?? (shown.includes(contentKey) ? [] : { contentKey }),
    );
    return [language, { ...entry, slides }];
  });
  return { ...block, entries: Object.fromEntries(entries) };
}
