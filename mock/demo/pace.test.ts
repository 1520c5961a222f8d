import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

test.each([
  [5_000, 0.5, 10_000, '500 a second, 10 s left'],
  [5_000, 0.05, 10_000, '500 a second, 4 min left'],
  [5_000, 1, 10_000, '500 a second, 0 s left'],
  [5_000, 0, 10_000, '500 a second'],
])('%i done, a share of %d, in %i ms: %s', (done, share, milliseconds, text) => {
  expect(paceOf(done, share, milliseconds)).toBe(text);
});
