import { changedRecordsCookie } from '#client/changed-records.ts';
import type { CookieJar } from './cookie-jar.server.ts';

/** Whether a request is to be answered with what is true now: a page that is loaded again, or a browser that changes records. */
export function wantsLatest({ headers }: Pick<Request, 'headers'>, cookies: Pick<CookieJar, 'get'>): boolean {
  if (cookies.get(changedRecordsCookie) !== undefined) return true;
  const asked = `${headers.get('cache-control') ?? ''},${headers.get('pragma') ?? ''}`;
  return /no-cache|no-store|max-age=0/i.test(asked);
}
