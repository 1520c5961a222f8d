import { redirect } from 'react-router';
import { offersRegistration } from '#client/commerce/session.ts';
import { Benefits } from '../features/account/Benefits.tsx';
import styles from '../features/account/login-page.module.css';
import { RegistrationForm } from '../features/account/RegistrationForm.tsx';
import { knownPerson, startRegistration } from '../features/account/registration.server.ts';
import { readPerson } from '../features/account/registration.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import '../i18n/de/counter.ts';
import { requireGuest } from '../platform/require-buyer.server.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/register.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const from = safeReturn(new URL(request.url).searchParams.get('from'));
  requireGuest(shop);
  if (!(await offersRegistration(shop.platform))) throw redirect(localisedPath('/login', shop.language));
  const head = plainHead(shop, { title: shop.text('register.title'), isIndexed: false });
  return { from, head, ...knownPerson(shop) };
}

/** Has the code sent that opens the account, and goes on to where it is typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const refused = await startRegistration(shop, readPerson(form));
  if (refused) return refused;
  const from = safeReturn(form.get('from'));
  return redirect(localisedPath(`/password/new?from=${encodeURIComponent(from)}`, shop.language));
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { from, typed, orderNumber } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <RegistrationForm
        from={from}
        typed={actionData?.typed ?? typed}
        orderNumber={orderNumber}
        refused={actionData}
      />
      <aside className={styles.aside}>
        <Benefits />
      </aside>
    </div>
  );
}
