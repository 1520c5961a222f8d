import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireUser } from '#mock/model/sessions/require-user.ts';
import type { Session } from '#mock/model/sessions/session.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

const HOUR_MS = 3_600_000;

/** How far the standard time of a zone is ahead of UTC, in milliseconds; summer time is ahead of it. */
export function standardOffsetMs(timeZone: string, { year }: { readonly year: number }): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsets = [0, 6].map((month) => {
    const parts = format.formatToParts(new Date(Date.UTC(year, month, 1)));
    const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {};
    const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(value) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60) * HOUR_MS;
  });
  return Math.min(...offsets);
}

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
