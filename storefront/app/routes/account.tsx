import { redirect } from 'react-router';
import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { type AccountOutcome, AccountPage } from '../features/account/AccountPage.tsx';
import { chooseAccount, readAccount } from '../features/account/account.server.ts';
import { renameBuyer } from '../features/account/buyer-name.server.ts';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { localisedPath } from '../i18n/languages.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/account.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const account = await readAccount(shop).catch(pageFailure);
  const { searchParams } = new URL(request.url);
  return {
    account,
    hasNewPassword: searchParams.has('password'),
    isRenamed: searchParams.has('renamed'),
    head: plainHead(shop, { title: shop.text('myAccount.title'), isIndexed: false }),
  };
}

/** Changes the name, or chooses the account that is acted for. */
export async function action({ request, context }: Route.ActionArgs): Promise<AccountOutcome> {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const form = await request.formData();
  if (formText(form, 'intent') !== 'rename') return choose(shop, formText(form, 'accountId'));
  const refusedName = await renameBuyer(shop, form);
  if (refusedName) return { refusedName };
  throw redirect(localisedPath('/account?renamed=1', shop.language));
}

async function choose(shop: Shop, accountId: string): Promise<AccountOutcome> {
  try {
    const chosen = await chooseAccount(shop, accountId);
    return chosen ? { chosen: chosen.name } : { failure: { error: 'forbidden' } };
  } catch (error) {
    return { failure: callFailure(error) };
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} outcome={actionData ?? {}} />;
}
