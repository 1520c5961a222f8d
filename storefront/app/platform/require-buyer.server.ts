import { redirect } from 'react-router';
import { localisedPath } from '../i18n/languages.ts';
import type { Shop } from './shop.server.ts';

/** Sends guests to sign in, and back to where they wanted to go. */
export function requireBuyer({ session, language }: Shop, request: Request): void {
  if (!session.isGuest) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(localisedPath(`/login?from=${encodeURIComponent(pathname + search)}`, language));
}
