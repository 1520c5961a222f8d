import { redirect } from 'react-router';
import { signInAddress } from '../components/links/sign-in-address.ts';
import { localisedPath } from '../i18n/languages.ts';
import type { Shop } from './shop.server.ts';

/** Sends guests to sign in, and back to where they wanted to go. */
export function requireBuyer({ session, language }: Shop, request: Request): void {
  if (!session.isGuest) return;
  throw redirect(localisedPath(signInAddress(new URL(request.url)), language));
}
