import { expect, test } from 'vitest';
import { wordDifferences, wordParts } from './word-differences.ts';

const draft = (text: string, name = 'Seite') => ({ name, body: { text } });

test('RD-CONTENT-05 words that were added and removed are told by block', () => {
  const before = draft('## Versand\n\nWir liefern in drei Tagen.\n\nImmer.');
  const after = draft('## Versand\n\nWir liefern in zwei Tagen.\n\n- neu\n\nImmer.', 'Versand');
  expect(wordDifferences('offizin__page', 'de', before, after)).toEqual([
    {
      kind: 'title',
      parts: [
        { kind: 'removed', text: 'Seite' },
        { kind: 'added', text: 'Versand' },
      ],
    },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'same', text: 'Wir liefern in ' },
        { kind: 'removed', text: 'drei ' },
        { kind: 'added', text: 'zwei ' },
        { kind: 'same', text: 'Tagen.' },
      ],
    },
    { kind: 'list', parts: [{ kind: 'added', text: 'neu' }] },
  ]);
  expect(wordDifferences('offizin__page', 'de', before, before)).toEqual([]);
});

test('a text that is the same has one part', () => {
  expect(wordParts('eins zwei', 'eins zwei')).toEqual([{ kind: 'same', text: 'eins zwei' }]);
});
