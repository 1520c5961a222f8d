import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';

/** The token of a page of a site's search, which clients do not read. */
export function tokenOfPage(page: number): string {
  return Buffer.from(String(page)).toString('base64url');
}

/**
 * The page, from 0, that a token names; the first without one.
 *
 * @throws PlatformFault 400 INVALID_PAGE_TOKEN for a token that was never given out
 */
export function pageOfToken(token: string | undefined): number {
  if (token === undefined) return 0;
  const text = Buffer.from(token, 'base64url').toString();
  if (/^(?:0|[1-9]\d{0,8})$/.test(text) && tokenOfPage(Number(text)) === token) return Number(text);
  throw new PlatformFault(400, 'INVALID_PAGE_TOKEN', 'The pageToken is not valid.');
}
