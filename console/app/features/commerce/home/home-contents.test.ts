import { expect, test } from 'vitest';
import { namedKeys } from './home-contents.ts';

test('names slides and the invitation in the order of the page', () => {
  const body = {
    sections: [
      { type: 'slideshow', slides: [{ contentKey: 'B1' }, { contentKey: 'B2' }] },
      { type: 'bestSellers', skus: ['x'] },
      { type: 'guestBlock', block: { contentKey: 'G' } },
    ],
  };
  expect(namedKeys(body)).toEqual(['B1', 'B2', 'G']);
  expect(namedKeys({})).toEqual([]);
});
