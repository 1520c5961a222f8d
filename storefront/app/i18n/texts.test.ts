import { describe, expect, it } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { createTexts } from './texts.ts';

describe('a text', () => {
  const { text } = createTexts('de', de);

  it('has its values filled in', () => {
    expect(text('banner.slide', { number: 2, count: 3 })).toBe('2 von 3');
  });

  it('follows the number it names', () => {
    expect([0, 1, 2].map((count) => text('shell.wishes.count', { count }))).toEqual([
      'Merkliste, 0 Produkte',
      'Merkliste, 1 Produkt',
      'Merkliste, 2 Produkte',
    ]);
    expect(createTexts('en', en).text('shell.wishes.count', { count: 1 })).toBe(
      en.shell.wishes.count_one.replace('{{count}}', '1'),
    );
  });

  it('writes a number as its language does', () => {
    expect(text('list.results', { count: 187_115 })).toBe('187.115 Produkte');
    expect(createTexts('en', en).text('list.results', { count: 187_115 })).toBe('187,115 products');
  });

  it('takes a value as it is, with dollar signs and braces', () => {
    expect(text('search.emptyFor', { term: '$& {{count}}' })).toContain('$& {{count}}');
  });

  it('that no page has brought yet shows its key, and the words once they are there', () => {
    const texts = createTexts('de', {});
    expect(texts.text('shell.shopName')).toBe('shell.shopName');
    texts.add({ shell: de.shell });
    expect(texts.text('shell.shopName')).toBe('Offizin');
  });
});
