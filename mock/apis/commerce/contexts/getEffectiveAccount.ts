import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireUser } from '#mock/model/sessions/require-user.ts';
import { chosenFields, plainFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { effectiveAccountId } from '../buyers/effective-account.ts';
import { accountAddress } from './accounts.ts';

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
