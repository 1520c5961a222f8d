import { describe, expect, it } from 'vitest';
import { shownBrands } from './home-view.ts';

const brand = (name: string) => ({ name, link: `/category/detail/${name}`, imageContentId: `MC${name}` });

describe('the top brands', () => {
  it('show a tile only if link, name and image are all set', () => {
    const { link: _link, ...withoutLink } = brand('b');
    const brands = [
      brand('a'),
      withoutLink,
      { ...brand('c'), name: ' ' },
      { ...brand('d'), imageContentId: '' },
    ];
    expect(shownBrands(brands).map(({ name }) => name)).toEqual(['a']);
  });

  it('are four at most', () => {
    expect(shownBrands(['a', 'b', 'c', 'd', 'e'].map(brand))).toHaveLength(4);
  });
});
