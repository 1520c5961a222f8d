import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 256 random bits as text. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token; of 256 random bits a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
