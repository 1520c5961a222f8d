import {
  getEffectiveAccount,
  getExternalManagedAccounts,
  getSessionContext,
} from '#generated/commerce/client.gen.ts';
import { invalidate } from '../cache/invalidate.ts';
import { CommerceError } from '../errors/index.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { Session } from './session.ts';

/** A place that keeps texts for one visit: sessionStorage, or a cookie of it on a server. */
export interface VisitStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface GuestUserDetails {
  lastName: string;
  email: string;
  phoneNumber: string;
}

export type ManagedAccount = Data<'getExternalManagedAccounts'>['externalManagedAccounts'][number];

const ACCOUNT_KEY = 'effectiveAccountId';
const GUEST_KEY = 'guestUserDetails';

/** The account chosen in this visit, absent where the buyer acts for themselves. */
export const storedEffectiveAccountId = (storage: VisitStorage): string | undefined =>
  storage.getItem(ACCOUNT_KEY) ?? undefined;

/** Keeps what a guest has said about themselves for the visit; nothing of people who are signed in (SF-SESSION-04). */
export function keepGuestDetails(
  storage: VisitStorage,
  session: Pick<Session, 'isGuest'>,
  details: GuestUserDetails,
): void {
  if (session.isGuest) storage.setItem(GUEST_KEY, JSON.stringify(details));
}

/** What the guest has said in this visit; undefined for nothing, and for what cannot be read. */
export function storedGuestDetails(storage: VisitStorage): GuestUserDetails | undefined {
  try {
    const kept = JSON.parse(storage.getItem(GUEST_KEY) ?? 'null') as Partial<GuestUserDetails> | null;
    const { lastName = '', email = '', phoneNumber = '' } = kept ?? {};
    return kept ? { lastName, email, phoneNumber } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what was said as a guest, once somebody has signed in (SF-SESSION-04). */
export const forgetGuestDetails = (storage: VisitStorage): void => storage.removeItem(GUEST_KEY);

interface Change {
  storage: VisitStorage;
  /** Account to act for; absent, the buyer's own again. */
  effectiveAccountId?: string;
  session: Session;
  guestDetails?: GuestUserDetails;
}

/**
 * Makes another account the effective one: keeps it for the visit, drops what was read for the old one and
 * reloads the session. Details of the person are kept for guests only (SF-SESSION-03, SF-SESSION-04).
 */
export async function changeEffectiveAccount(
  platform: Platform,
  change: Change,
): Promise<Data<'getSessionContext'>> {
  const { storage, effectiveAccountId, session, guestDetails } = change;
  if (effectiveAccountId) storage.setItem(ACCOUNT_KEY, effectiveAccountId);
  else storage.removeItem(ACCOUNT_KEY);
  if (session.isGuest && guestDetails) storage.setItem(GUEST_KEY, JSON.stringify(guestDetails));
  else storage.removeItem(GUEST_KEY);
  const reloaded = await platform.read(getSessionContext, {}, { cache: 'reload' });
  await invalidate(platform.queryClient, {
    predicate: ({ queryKey }) => queryKey[0] !== getSessionContext.operationId,
  });
  return reloaded;
}

/** The accounts a buyer may act for, their own first. */
export async function readManagedAccounts(platform: Platform): Promise<ManagedAccount[]> {
  const answer = await platform.read(getExternalManagedAccounts, { query: { includeMyAccount: true } });
  return answer.externalManagedAccounts;
}

/**
 * One account that the buyer may act for.
 *
 * @throws CommerceError EFFECTIVE_ACCOUNT_ID_REQUIRED for an empty id (SF-SESSION-06)
 */
export async function readEffectiveAccount(
  platform: Platform,
  effectiveAccountId: string,
  fields?: string[],
) {
  const { operationId } = getEffectiveAccount;
  if (!effectiveAccountId) throw new CommerceError('EFFECTIVE_ACCOUNT_ID_REQUIRED', { operationId });
  return platform.read(getEffectiveAccount, { path: { effectiveAccountId }, query: { fields } });
}
