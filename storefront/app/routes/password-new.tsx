import { redirect, redirectDocument } from 'react-router';
import { arrivalAddress, platformSignIn } from '../features/account/arrival.server.ts';
import { DemoMail } from '../features/account/DemoMail.tsx';
import styles from '../features/account/login-page.module.css';
import { NewPasswordForm } from '../features/account/NewPasswordForm.tsx';
import { codeSent, savePassword } from '../features/account/password.server.ts';
import { readChoice } from '../features/account/password.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import '../i18n/de/counter.ts';
import { requireGuest } from '../platform/require-buyer.server.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/password-new.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireGuest(shop);
  return {
    from: safeReturn(new URL(request.url).searchParams.get('from')),
    sent: codeSent(shop),
    head: plainHead(shop, { title: shop.text('password.choose'), isIndexed: false }),
  };
}

/** Saves the password, signs the person in, and goes on where they came from, or to the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const choice = readChoice(form);
  const refused = await savePassword(shop, choice);
  if (refused) return refused;
  const from = safeReturn(form.get('from'));
  const next = from === '/' ? '/account?password=1' : from;
  if (!shop.enter) return redirectDocument(platformSignIn(next, shop));
  const problem = await shop.enter({ username: choice.email, password: choice.password });
  return redirect(problem ? localisedPath('/login', shop.language) : arrivalAddress(next, shop));
}

export default function PasswordNew({ loaderData, actionData }: Route.ComponentProps) {
  const { from, sent } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <NewPasswordForm
        from={from}
        sent={sent}
        typed={actionData?.typed ?? { email: sent?.email ?? '', code: '' }}
        refused={actionData}
      />
      <DemoMail />
    </div>
  );
}
