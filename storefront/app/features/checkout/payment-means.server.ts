import { storedEffectiveAccountId } from '#client/commerce/effective-account.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** Who takes payments that begin in the browser; undefined where the store has nobody for them. */
export function providerOf({ applicationContext }: Shop): string | undefined {
  return applicationContext?.clientSidePaymentConfiguration?.provider;
}

/** Where the browser has a card turned into a token; undefined where the store takes no cards. */
export function tokenUrl({ applicationContext, visit, session }: Shop): string | undefined {
  const path = applicationContext?.clientSidePaymentConfiguration?.tokenPath;
  const account = session.isGuest ? undefined : storedEffectiveAccountId(visit);
  return path && account ? `${path}?${new URLSearchParams({ effectiveAccountId: account })}` : path;
}
