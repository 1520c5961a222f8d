import { expect, test } from 'vitest';
import { checkPzn, completed } from './pzn.ts';

test.each(['09429905', '07629126', '06316856', '9429905', 'PZN-09429905'])('%s is valid', (pzn) =>
  expect(checkPzn(pzn)).toEqual({ is: 'valid' }),
);

test('a wrong digit is told with the right one', () => {
  expect(checkPzn('09429904')).toEqual({ is: 'wrongDigit', digit: 5 });
});

test('what is not eight digits has no check digit', () => {
  for (const typed of ['', '123', '123456789', '0942990x'])
    expect(checkPzn(typed)).toEqual({ is: 'wrongForm' });
});

test('a remainder of ten is never given out', () => {
  expect(checkPzn('00002000')).toEqual({ is: 'noSuchNumber' });
  expect(completed('PZN 1234567')).toBe('01234567');
});
