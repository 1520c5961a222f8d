import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { UserSession } from '#mock/model/sessions/session.ts';
import type { Store } from '#mock/store/store.ts';
import { findRecord } from '../records/find-record.ts';

/** Whether it is the id of zeros that guests name in place of an account. */
export const isPlaceholder = (id: string): boolean => /^0+$/.test(id);

/**
 * The account a buyer acts for: its own, or a child of it that the request names (SF-SESSION-05).
 *
 * @throws PlatformFault 403 INSUFFICIENT_ACCESS for any other account, whether it exists or not
 */
export async function effectiveAccountId(
  store: Store,
  session: UserSession,
  asked: string | undefined,
): Promise<string> {
  const own = session.accountId;
  if (own === null) throw noAccess();
  if (asked === undefined || isPlaceholder(asked)) return own;
  const account = await findRecord(store, 'Account', asked);
  if (account && (account.Id === own || account.ParentId === own)) return account.Id;
  throw noAccess();
}

/** What is said of an account that somebody may not act for. */
export function noAccess(): PlatformFault {
  return new PlatformFault(403, 'INSUFFICIENT_ACCESS', "You don't have access to this account.");
}
