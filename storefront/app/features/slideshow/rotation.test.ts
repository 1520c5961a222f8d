import { expect, it } from 'vitest';
import { rotationSecondsOf, shortestSeconds } from './rotation.ts';

it('rotates only what has several slides and asks for it, and never faster than people read', () => {
  expect(rotationSecondsOf(undefined, 3)).toBeUndefined();
  expect(rotationSecondsOf(8, 1)).toBeUndefined();
  expect(rotationSecondsOf(0, 3)).toBeUndefined();
  expect(rotationSecondsOf(Number.NaN, 3)).toBeUndefined();
  expect(rotationSecondsOf(8, 3)).toBe(8);
  expect(rotationSecondsOf(1, 3)).toBe(shortestSeconds);
});
