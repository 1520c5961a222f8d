import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { accountAddress, requireOwnAccount } from './accounts.ts';

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
