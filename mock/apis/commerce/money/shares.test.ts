import { expect, test } from 'vitest';
import { shareInProportion } from './shares.ts';

test.each([
  ['equal parts', 100n, [1n, 1n, 1n], [34n, 33n, 33n]],
  ['the largest remainder', 100n, [1n, 2n], [33n, 67n]],
  ['nothing for nothing', 500n, [0n, 1249n], [0n, 500n]],
  ['one cent', 1n, [999n, 1n], [1n, 0n]],
  ['no weights', 100n, [0n, 0n], [0n, 0n]],
] as const)('an amount is shared to the cent: %s', (_, amount, weights, shares) => {
  expect(shareInProportion(amount, weights)).toEqual(shares);
});
