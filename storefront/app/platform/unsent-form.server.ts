import { readUnsent, toUnsent } from '../forms/unsent.ts';
import type { Shop } from './shop.server.ts';

const key = 'unsent';

/** Keeps a form for after sign-in when the session of its sender has expired. */
export async function keepUnsentForm(
  { visit, sessionHasExpired, path }: Shop,
  request: Request,
): Promise<void> {
  if (!sessionHasExpired || request.method !== 'POST') return;
  const form = await request.clone().formData();
  const unsent = toUnsent(path, form);
  if (unsent) visit.setItem(key, JSON.stringify(unsent));
}

/** What was typed into this page's form before the session expired. */
export function unsentForm({ visit, path }: Shop): FormData | undefined {
  return readUnsent(visit.getItem(key), path);
}

/** Forgets it once a form of the page has arrived. */
export function forgetUnsentForm({ visit }: Shop): void {
  visit.removeItem(key);
}
