import type { VisitStorage } from '#client/commerce/effective-account.ts';

/** A payment link that was created in this visit. */
export interface CreatedLink {
  /** Of the copy that is paid by it. */
  id: string;
  /** ISO 8601. */
  createdAt: string;
}

const key = 'paymentLinks';
/** Most links that are known; the memory of a visit is small. */
const most = 5;

/** The links of this visit that can still be paid as far as it knows, the latest first; a damaged memory has none. */
export function createdLinks(visit: VisitStorage): CreatedLink[] {
  try {
    const links = JSON.parse(visit.getItem(key) ?? '[]') as Partial<CreatedLink>[];
    return links.flatMap(({ id, createdAt = '' }) =>
      id && !Number.isNaN(Date.parse(createdAt)) ? [{ id, createdAt }] : [],
    );
  } catch {
    return [];
  }
}

/** Keeps a link that was just created, so that its page is found again. */
export function rememberCreated(visit: VisitStorage, id: string, now = new Date()): void {
  const links = [{ id, createdAt: now.toISOString() }, ...createdLinks(visit)];
  visit.setItem(key, JSON.stringify(links.slice(0, most)));
}

/** Forgets a link that was withdrawn or paid; all of them unless one is named. */
export function forgetCreated(visit: VisitStorage, gone?: string): void {
  const left = gone === undefined ? [] : createdLinks(visit).filter(({ id }) => id !== gone);
  if (left.length > 0) visit.setItem(key, JSON.stringify(left));
  else visit.removeItem(key);
}
