import type { Block } from '../blocks/block.ts';
import { LANGUAGES } from '../languages.ts';
import type { Edited } from './use-edits.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const structure = (blocks: readonly Block[]): string[] =>
  blocks.map(({ part, entries }) => `${part} ${Object.values(entries)[0]?.type}`);

/**
 * Two edits of one content together (RD-CONTENT-04): what one side left alone is taken from the other. Undefined where
 * both changed the same, or where what the others moved cannot be told from what they wrote.
 *
 * @param mine its blocks have the ids of those that editing began with
 */
export function merged(base: Edited, mine: Edited, theirs: Edited): Edited | undefined {
  if (!isSame(structure(base.blocks), structure(theirs.blocks))) return undefined;
  const titles = { ...mine.titles };
  for (const language of LANGUAGES) {
    const chosen = chooseOf(base.titles[language], mine.titles[language], theirs.titles[language]);
    if (!chosen) return undefined;
    if (chosen.value !== undefined) titles[language] = chosen.value;
  }
  const blocks = [...mine.blocks];
  for (const [place, { id, entries: before }] of base.blocks.entries()) {
    const after = theirs.blocks[place]?.entries ?? {};
    if (isSame(before, after)) continue;
    const at = blocks.findIndex((block) => block.id === id);
    const block = blocks[at];
    if (!block) return undefined;
    const entries = { ...block.entries };
    for (const language of LANGUAGES) {
      const chosen = chooseOf(before[language], block.entries[language], after[language]);
      if (!chosen) return undefined;
      if (chosen.value) entries[language] = chosen.value;
    }
    blocks[at] = { ...block, entries };
  }
  return { titles, blocks };
}

/** What one of two has changed; undefined where both have, and differently. */
function chooseOf<T>(base: T, mine: T, theirs: T): { value: T } | undefined {
  if (isSame(base, mine) || isSame(mine, theirs)) return { value: theirs };
  return isSame(base, theirs) ? { value: mine } : undefined;
}
