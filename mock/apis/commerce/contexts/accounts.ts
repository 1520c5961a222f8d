import type { components } from '#generated/commerce/types.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Session } from '#mock/model/sessions/session.ts';
import type { Row } from '#mock/store/row.ts';

type AccountAddress = components['schemas']['AccountAddress'];

/** The account of a signed-in buyer; 403 for whoever has none. */
export function requireOwnAccount({ accountId }: Session): string {
  if (accountId !== null) return accountId;
  throw new PlatformFault(403, 'INSUFFICIENT_ACCESS', 'The user has no account to buy for.');
}

/** The delivery address of an account, else its billing address; null where it has neither. */
export function accountAddress(account: Row<'Account'>): AccountAddress | null {
  const shipping = {
    street: account.ShippingStreet,
    zip: account.ShippingPostalCode,
    city: account.ShippingCity,
    state: account.ShippingState,
    country: account.ShippingCountry,
  };
  const billing = {
    street: account.BillingStreet,
    zip: account.BillingPostalCode,
    city: account.BillingCity,
    state: account.BillingState,
    country: account.BillingCountry,
  };
  return [shipping, billing].find(({ street, city }) => street !== null && city !== null) ?? null;
}
