import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('knows the password that a hash was made of', async () => {
  const hash = await hashPassword('Käse & Brot');
  expect(await verifyPassword('Käse & Brot', hash)).toBe(true);
  expect(await verifyPassword('Käse & brot', hash)).toBe(false);
});

it('makes two hashes of one password', async () => {
  expect(await hashPassword('demo')).not.toBe(await hashPassword('demo'));
});

it('accepts nothing without a hash, or with one that is none', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
  expect(await verifyPassword('', 'scrypt$$')).toBe(false);
  expect(await verifyPassword('demo', 'demo')).toBe(false);
});
