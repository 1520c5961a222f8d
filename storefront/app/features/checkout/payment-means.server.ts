import { storedEffectiveAccountId } from '#client/commerce/effective-account.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** Who takes payments that begin in the browser; undefined where the store has nobody for them. */
export function providerOf({ applicationContext }: Shop): string | undefined {
  return applicationContext?.clientSidePaymentConfiguration?.provider;
}

/** What the store takes, beside the purchase on invoice. */
export interface PaymentMeans {
  /** Where cards become tokens; undefined where the store takes none. */
  tokenUrl: string | undefined;
  /** The payment service; undefined where the store has none. */
  provider: string | undefined;
  /** Whether buyers reach the pages on which they confirm payments. */
  canConfirm: boolean;
  /** Whether the service has a wallet, as that of the demo does. */
  takesWallet: boolean;
  /** Whether nothing is really paid, so that there are cards to try. */
  isSandbox: boolean;
}

/** The means of payment of the store. */
export function paymentMeans(shop: Shop): PaymentMeans {
  const { environment } = shop.applicationContext?.clientSidePaymentConfiguration ?? {};
  const isSandbox = environment === 'Sandbox';
  const canConfirm = shop.hasPaymentPages();
  return {
    tokenUrl: tokenUrl(shop),
    provider: providerOf(shop),
    canConfirm,
    takesWallet: isSandbox && canConfirm,
    isSandbox,
  };
}

/** Where the browser has a card turned into a token; undefined where the store takes no cards. */
export function tokenUrl({ applicationContext, visit, session }: Shop): string | undefined {
  const path = applicationContext?.clientSidePaymentConfiguration?.tokenPath;
  const account = session.isGuest ? undefined : storedEffectiveAccountId(visit);
  return path && account ? `${path}?${new URLSearchParams({ effectiveAccountId: account })}` : path;
}
