import { expect, test } from 'vitest';
import { slotSizes } from './slot-sizes.ts';

test('SF-PICTURE-16 a column is as wide as its share of the row, and as the row where columns stand below each other', () => {
  expect(slotSizes('33.33%', {})).toBe(
    '(max-width: 47.9375em) 100vw, (max-width: 64em) 33.3vw, min(33.3vw, 26.7rem)',
  );
  expect(slotSizes('50%', { mobile: 'row', tablet: 'column', desktop: 'column' })).toBe(
    '(max-width: 47.9375em) 50vw, (max-width: 64em) 100vw, min(100vw, 80rem)',
  );
  expect(slotSizes('7%', {})).toContain('min(100vw, 80rem)');
});
