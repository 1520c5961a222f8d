import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Cost of one hash: about 16 MB and some tens of milliseconds. */
const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes a password for storage: `scrypt$<salt>$<key>` in base64url. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  const key = await derive(password, salt, KEY_BYTES, COST);
  return ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password belongs to a stored hash. Without a hash (unknown user) just as much work is done, so that the
 * time of the answer does not tell which user names exist.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [scheme, salt = '', key = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES, COST);
  return scheme === 'scrypt' && expected.length === KEY_BYTES && timingSafeEqual(actual, expected);
}
