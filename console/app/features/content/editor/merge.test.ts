import { expect, test } from 'vitest';
import { toBlocks } from '../blocks/to-blocks.ts';
import { merged } from './merge.ts';
import type { Edited } from './use-edits.ts';

const edited = (de: string, en: string): Edited => ({
  titles: { de: 'Seite', en: 'Page' },
  blocks: toBlocks('offizin__page', { de: { text: de }, en: { text: en } }),
});
const texts = (result: Edited | undefined) =>
  result?.blocks.map(({ entries }) => [entries.de?.text, entries.en?.text]);

/** What somebody made of the same blocks. */
const withText = (base: Edited, place: number, language: 'de' | 'en', text: string): Edited => ({
  ...base,
  blocks: base.blocks.map((block, at) =>
    at === place
      ? { ...block, entries: { ...block.entries, [language]: { type: 'paragraph', text } } }
      : block,
  ),
});

test('RD-CONTENT-04 changes of different blocks and languages are brought together', () => {
  const base = edited('eins\n\nzwei', 'one\n\ntwo');
  const mine = withText(base, 0, 'de', 'EINS');
  expect(texts(merged(base, mine, edited('eins\n\nZWEI', 'ONE\n\ntwo')))).toEqual([
    ['EINS', 'ONE'],
    ['ZWEI', 'two'],
  ]);
});

test('RD-CONTENT-04 changes of the same block in the same language are not, nor those of a block that was removed', () => {
  const base = edited('eins\n\nzwei', 'one\n\ntwo');
  const theirs = edited('1\n\nzwei', 'one\n\ntwo');
  expect(merged(base, withText(base, 0, 'de', 'EINS'), theirs)).toBeUndefined();
  expect(merged(base, { ...base, blocks: base.blocks.slice(1) }, theirs)).toBeUndefined();
  expect(merged(base, base, edited('eins', 'one'))).toBeUndefined();
});
