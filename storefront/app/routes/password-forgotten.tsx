import { redirect } from 'react-router';
import { Benefits } from '../features/account/Benefits.tsx';
import { ForgottenPasswordForm } from '../features/account/ForgottenPasswordForm.tsx';
import styles from '../features/account/login-page.module.css';
import { codeSent, requestCode } from '../features/account/password.server.ts';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import '../i18n/de/counter.ts';
import { requireGuest } from '../platform/require-buyer.server.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/password-forgotten.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireGuest(shop);
  return {
    from: safeReturn(new URL(request.url).searchParams.get('from')),
    typed: { email: codeSent(shop)?.email ?? '' },
    head: plainHead(shop, { title: shop.text('password.forgotten'), isIndexed: false }),
  };
}

/** Has the code sent, and goes on to where it is typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const refused = await requestCode(shop, formText(form, 'email'));
  if (refused) return refused;
  const from = safeReturn(form.get('from'));
  return redirect(localisedPath(`/password/new?from=${encodeURIComponent(from)}`, shop.language));
}

export default function PasswordForgotten({ loaderData, actionData }: Route.ComponentProps) {
  const { from, typed } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <ForgottenPasswordForm from={from} typed={actionData?.typed ?? typed} refused={actionData} />
      <aside className={styles.aside}>
        <Benefits />
      </aside>
    </div>
  );
}
