import { expect, it } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

it('takes the best encoding that is accepted', () => {
  expect(acceptedEncoding('gzip, deflate, br;q=0.5')).toBe('br');
  expect(acceptedEncoding('GZIP, br;q=0')).toBe('gzip');
  expect(acceptedEncoding('gzip;q=0.0, identity')).toBeUndefined();
  expect(acceptedEncoding(undefined)).toBeUndefined();
});
