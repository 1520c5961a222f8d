import { redirect } from 'react-router';
import { offersRegistration } from '#client/commerce/session.ts';
import { arrivalAddress, platformSignIn } from '../features/account/arrival.server.ts';
import { DemoAccess } from '../features/account/DemoAccess.tsx';
import styles from '../features/account/login-page.module.css';
import { PlatformSignIn } from '../features/account/PlatformSignIn.tsx';
import { SignInForm } from '../features/account/SignInForm.tsx';
import { signInProblem } from '../features/account/sign-in-problem.ts';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import '../i18n/de/counter.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/login.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { session, text, language, platform } = shop;
  const { searchParams } = new URL(request.url);
  const from = safeReturn(searchParams.get('from'));
  if (!session.isGuest) throw redirect(localisedPath(from, language));
  return {
    from,
    hasExpired: searchParams.has('expired'),
    mayRegister: await offersRegistration(platform),
    elsewhere: shop.enter ? undefined : platformSignIn(from, shop),
    problem: signInProblem(searchParams.get('problem')),
    head: plainHead(shop, { title: text('login.title'), isIndexed: false }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const username = formText(form, 'username');
  const password = String(form.get('password') ?? '');
  const missing = { username: !username, password: !password };
  if (missing.username || missing.password) return { username, missing, problem: undefined };
  const from = safeReturn(form.get('from'));
  if (!shop.enter) throw redirect(platformSignIn(from, shop));
  const problem = await shop.enter({ username, password });
  return problem ? { username, missing, problem } : redirect(arrivalAddress(from, shop));
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { elsewhere } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      {elsewhere === undefined ? (
        <SignInForm {...loaderData} answer={actionData} />
      ) : (
        <PlatformSignIn {...loaderData} address={elsewhere} />
      )}
      <DemoAccess />
    </div>
  );
}
