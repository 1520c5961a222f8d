import { expect, test } from 'vitest';
import { aligned } from './aligned.ts';
import { kindOf, withHidden } from './block.ts';
import { fieldsOf, withField } from './fields.ts';
import { newBlock } from './new-block.ts';
import { toBlocks, toBody } from './to-blocks.ts';

const TEXT = '## Versand\n\nWir liefern.\n\n- eins\n- zwei';

test('a running text is read as headings, paragraphs and lists, and written as it was', () => {
  const blocks = toBlocks('offizin__page', { de: { text: TEXT, more: 1 } });
  expect(blocks.map(kindOf)).toEqual(['heading', 'paragraph', 'list']);
  expect(toBody(blocks, 'de', { text: TEXT, more: 1 })).toEqual({ text: TEXT, more: 1 });
});

test('blocks that only one language has stand alone, the others side by side', () => {
  const en = { text: 'One more.\n\n## Delivery\n\nWe deliver.' };
  const blocks = toBlocks('offizin__page', { de: { text: '## Versand\n\nWir liefern.' }, en });
  expect(blocks.map(({ entries }) => Object.keys(entries))).toEqual([['en'], ['de', 'en'], ['de', 'en']]);
  expect(toBody(blocks, 'en', en)).toEqual(en);
});

test('sections keep what is not edited of them', () => {
  const layout = {
    type: 'layout',
    columns: [
      { portion: '50%', elements: [{ kind: 'text', title: 'A', text: 'B', size: 'small' }] },
      { portion: '50%', elements: [{ kind: 'link', text: 'C', link: '/login' }] },
    ],
  };
  const [block] = toBlocks('offizin__service', { de: { sections: [layout] } });
  const entry = block?.entries.de ?? {};
  const fields = fieldsOf('section', entry);
  expect(fields.map(({ kind, value }) => [kind, value])).toEqual([
    ['heading', 'A'],
    ['text', 'B'],
    ['label', 'C'],
    ['address', '/login'],
  ]);
  const changed = withField(entry, fields[3] as never, '/register');
  expect(changed).toEqual({
    ...layout,
    columns: [
      layout.columns[0],
      { portion: '50%', elements: [{ kind: 'link', text: 'C', link: '/register' }] },
    ],
  });
});

test('a picture is chosen by its key, and an emptied alternative text is left to the picture', () => {
  const { entries } = newBlock('picture', ['de']);
  const [picture, alt] = fieldsOf('section', entries.de ?? {});
  const chosen = withField(entries.de ?? {}, picture as never, 'MCBILD');
  expect(fieldsOf('section', chosen)[0]?.value).toBe('MCBILD');
  const told = withField(chosen, alt as never, 'Ein Bild');
  expect(withField(told, alt as never, '')).toEqual(chosen);
});

test('a block is hidden in every language and shown again', () => {
  const block = newBlock('text', ['de', 'en']);
  const hidden = withHidden(block, true);
  expect(Object.values(hidden.entries).map((entry) => entry.hidden)).toEqual([true, true]);
  expect(withHidden(hidden, false)).toEqual(block);
});

test('lists are aligned by what they have alike', () => {
  const pairs = aligned([...'abcd'], [...'axcd'], (letter) => letter);
  expect(pairs.filter(([left, right]) => left && right)).toHaveLength(3);
});
