import { describe, expect, it } from 'vitest';
import { readPzn } from './pzn.ts';

describe('a PZN as a person types it', () => {
  it.each(['04877800', '4877800', 'PZN 4877800', 'PZN-04877800', 'pzn: 0487 7800', ' 048 778 00 '])(
    'is read from "%s"',
    (text) => {
      expect(readPzn(text)).toEqual({ kind: 'valid', pzn: '04877800' });
    },
  );

  it('with a wrong check digit is named as such when the word PZN stands before it', () => {
    expect(readPzn('PZN 04877801')).toEqual({ kind: 'invalid', pzn: '04877801' });
    expect(readPzn('04877801')).toEqual({ kind: 'none' });
  });

  it('with remainder 10 is never valid', () => {
    // 1·0 + 2·0 + 3·0 + 4·0 + 5·2 + 6·0 + 7·0 = 10
    for (const last of '0123456789') expect(readPzn(`PZN 0000200${last}`).kind).toBe('invalid');
  });

  it.each(['ibuprofen 400', '123', 'PZN', '123456789', ''])('is not seen in "%s"', (text) => {
    expect(readPzn(text)).toEqual({ kind: 'none' });
  });
});
