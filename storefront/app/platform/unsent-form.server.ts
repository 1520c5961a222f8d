import { readUnsent, toUnsent } from '../forms/unsent.ts';
import type { Shop } from './shop.server.ts';

const key = 'unsent';

/** Keeps a form for after sign-in when the session of its sender has expired. */
export async function keepUnsentForm({ visit, sessionHasExpired }: Shop, request: Request): Promise<void> {
  if (!sessionHasExpired || request.method !== 'POST') return;
  const form = await request.clone().formData();
  const unsent = toUnsent(new URL(request.url).pathname, form);
  if (unsent) visit.setItem(key, JSON.stringify(unsent));
}

/** What was typed into this page's form before the session expired. */
export function unsentForm({ visit }: Shop, request: Request): FormData | undefined {
  return readUnsent(visit.getItem(key), new URL(request.url).pathname);
}

/** Forgets it once a form of the page has arrived. */
export function forgetUnsentForm({ visit }: Shop): void {
  visit.removeItem(key);
}
