import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { chooseAccount, readAccount } from '../features/account/account.server.ts';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/account.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const account = await readAccount(shop).catch(pageFailure);
  const isNew = new URL(request.url).searchParams.has('opened');
  return {
    account,
    isNew,
    head: plainHead(request, { title: shop.text('myAccount.title'), isIndexed: false }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const accountId = formText(await request.formData(), 'accountId');
  try {
    const chosen = await chooseAccount(shop, accountId);
    return chosen
      ? { chosen: chosen.name, failure: undefined }
      : { failure: { error: 'forbidden' as const } };
  } catch (error) {
    return { failure: callFailure(error) };
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const chosen = actionData && 'chosen' in actionData ? actionData.chosen : undefined;
  return <AccountPage {...loaderData} chosen={chosen} failure={actionData?.failure} />;
}
