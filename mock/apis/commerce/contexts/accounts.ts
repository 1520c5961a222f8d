import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { requireUser } from '#mock/model/sessions/require-user.ts';
import type { Session } from '#mock/model/sessions/session.ts';
import { chosenFields, plainFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { effectiveAccountId } from '../buyers/effective-account.ts';

export const getExternalManagedAccounts: Handler<'getExternalManagedAccounts'> = async (
  { path, query },
  context,
) => {
  await requireWebStore(context, path.webstoreId);
  const ownId = requireOwnAccount(context.session);
  const own = query.includeMyAccount ? await context.store.find('Account', { where: { Id: ownId } }) : [];
  const managed = await context.store.find('Account', {
    where: { ParentId: ownId },
    orderBy: [{ field: 'Name', ascending: true }],
  });
  const accounts = [...own, ...managed].map((account) => ({
    accountId: account.Id,
    accountName: account.Name,
    isMyAccount: account.Id === ownId,
    address: accountAddress(account),
  }));
  return { status: 200, body: { externalManagedAccounts: accounts } };
};

export const getEffectiveAccount: Handler<'getEffectiveAccount'> = async ({ path, query }, context) => {
  await requireWebStore(context, path.webstoreId);
  const session = requireUser(context.session);
  const fields = chosenFields('Account', query.fields ?? []);
  const id = await effectiveAccountId(context.store, session, path.effectiveAccountId);
  const account = await context.store.get('Account', id);
  if (!account) throw notFound();
  return {
    status: 200,
    body: {
      id: account.Id,
      name: account.Name,
      isCurrentUserDefaultAccount: account.Id === session.accountId,
      address: accountAddress(account),
      fields: plainFields('Account', account, fields),
    },
  };
};

type AccountAddress = components['schemas']['AccountAddress'];

/** The account of a signed-in buyer; 403 for whoever has none. */
function requireOwnAccount({ accountId }: Session): string {
  if (accountId !== null) return accountId;
  throw new PlatformFault(403, 'INSUFFICIENT_ACCESS', 'The user has no account to buy for.');
}

/** The delivery address of an account, else its billing address; null where it has neither. */
function accountAddress(account: Row<'Account'>): AccountAddress | null {
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
