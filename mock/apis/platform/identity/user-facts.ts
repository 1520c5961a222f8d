import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireUser } from '#mock/model/sessions/require-user.ts';
import type { Session } from '#mock/model/sessions/session.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** Everybody works, and buys, by the clock of the pharmacy. */
export const TIME_ZONE = 'Europe/Berlin';
/** Standard time of that zone. */
export const UTC_OFFSET_MS = 3_600_000;

/** The user behind a session; 401 for a guest. */
export async function signedInUser(store: Store, session: Session): Promise<Row<'User'>> {
  const user = await store.get('User', requireUser(session).userId);
  if (!user) throw notFound();
  return user;
}

/** The login name before its at sign. */
export function nicknameOf({ Username }: Row<'User'>): string {
  return Username.split('@')[0] ?? Username;
}

/** Staff, or a customer who buys. */
export function userTypeOf({ AccountId }: Row<'User'>): 'STANDARD' | 'CSP_LITE_PORTAL' {
  return AccountId === null ? 'STANDARD' : 'CSP_LITE_PORTAL';
}
