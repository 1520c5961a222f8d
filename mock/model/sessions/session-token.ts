import { createHash, randomBytes } from 'node:crypto';
import { shortId } from '#mock/store/ids.ts';
import { ORGANIZATION_ID } from '#mock/store/metadata-records.ts';

/** A token that nobody can guess: 256 random bits as text. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token of a session: the short id of the organisation, an exclamation mark, and what nobody can guess (PF-DOOR-01). */
export function createSessionToken(): string {
  return `${shortId(ORGANIZATION_ID)}!AQ${createToken()}`;
}

/** What is stored of a token; of 256 random bits a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
