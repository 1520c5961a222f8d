import { Form } from 'react-router';
import { chooseAccount, readAccount } from '../account/account.server.ts';
import { AccountSwitch } from '../components/account/AccountSwitch.tsx';
import { AddressCard } from '../components/account/AddressCard.tsx';
import styles from '../components/account/account-page.module.css';
import { button } from '../components/controls/button.ts';
import { StatusMessage } from '../components/controls/StatusMessage.tsx';
import { ShopLink, useShopPath } from '../components/links/ShopLink.tsx';
import { failureText } from '../failures/call-failure.ts';
import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/rooms/counter.ts';
import { useText } from '../i18n/texts.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/account.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const account = await readAccount(shop).catch(pageFailure);
  return { account, head: plainHead(request, { title: shop.text('myAccount.title'), isIndexed: false }) };
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
  const text = useText();
  const shopPath = useShopPath();
  const { displayName, accounts, addresses } = loaderData.account;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{text('myAccount.title')}</h1>
          <p>{text('myAccount.signedInAs', { name: displayName })}</p>
        </div>
        <Form method="post" action={shopPath('/logout')}>
          <button type="submit" className={button({ look: 'secondary' })}>
            {text('myAccount.signOut')}
          </button>
        </Form>
      </header>
      {actionData?.failure ? (
        <StatusMessage kind="error" live>
          {failureText(text, actionData.failure)}
        </StatusMessage>
      ) : null}
      {actionData && 'chosen' in actionData && actionData.chosen ? (
        <StatusMessage kind="success" live>
          {text('myAccount.switched', { account: actionData.chosen })}
        </StatusMessage>
      ) : null}
      <section>
        <h2 className={styles.title}>{text('orders.title')}</h2>
        <p className={styles.teaser}>{text('orders.teaser')}</p>
        <ShopLink className={button()} to="/account/orders">
          {text('orders.open')}
        </ShopLink>
      </section>
      {accounts.length > 1 ? <AccountSwitch accounts={accounts} /> : null}
      <section>
        <h2 className={styles.title}>{text('addressBook.title')}</h2>
        <p className={styles.teaser}>
          {text(addresses.length === 0 ? 'myAccount.noAddresses' : 'addressBook.teaser')}
        </p>
        <ul className={styles.addresses}>
          {addresses
            .filter(({ isDefault }) => isDefault)
            .map((address) => (
              <li key={address.addressId}>
                <AddressCard address={address} />
              </li>
            ))}
        </ul>
        <ShopLink className={button({ look: 'secondary' })} to="/account/addresses">
          {text('addressBook.open')}
        </ShopLink>
      </section>
    </div>
  );
}
