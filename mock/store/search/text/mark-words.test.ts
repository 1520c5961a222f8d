import { expect, test } from 'vitest';
import { excerpt, markWords } from './mark-words.ts';

const words = new Set(['erkaltung', '400']);

test('words are marked in whatever spelling, and nothing of the text is lost', () => {
  const text = 'Bei ERKÄLTUNG: 400mg (Erkaeltung)';
  const pieces = markWords(text, words);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
    'ERKÄLTUNG',
    '400',
    'Erkaeltung',
  ]);
});

test('a text without any of the words is one piece, an empty one none', () => {
  expect(markWords('Husten', words)).toEqual([{ text: 'Husten', isMatch: false }]);
  expect(markWords('', words)).toEqual([]);
});

test('an excerpt lies around the first match and is cut between words', () => {
  const filler = 'Lorem ipsum dolor sit amet '.repeat(10);
  const cut = excerpt(markWords(`${filler}gegen Erkältung und Schnupfen ${filler}`, words), 60);
  expect(cut).toMatch(/^… \S.*gegen Erkältung und Schnupfen.* …$/);
  expect(cut.length).toBeLessThan(80);
});

test('a short text is its own excerpt', () => {
  expect(excerpt(markWords('Erkältung im Winter', words), 60)).toBe('Erkältung im Winter');
});
