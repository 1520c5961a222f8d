import { redirect } from 'react-router';
import { offersRegistration, signIn } from '#client/commerce/session.ts';
import { callFailure } from '../failures/failures.server.ts';
import { DemoAccess } from '../features/account/DemoAccess.tsx';
import { enter, platformSignIn } from '../features/account/enter.server.ts';
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
    elsewhere: shop.signsInByCode ? platformSignIn(from, shop) : undefined,
    problem: signInProblem(searchParams.get('problem')),
    head: plainHead(request, { title: text('login.title'), isIndexed: false }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const credentials = { username: formText(form, 'username'), password: String(form.get('password') ?? '') };
  const missing = { username: !credentials.username, password: !credentials.password };
  if (missing.username || missing.password)
    return { username: credentials.username, missing, failure: undefined };
  try {
    return await enter(shop, await signIn(shop.platform, credentials), safeReturn(form.get('from')));
  } catch (error) {
    return { username: credentials.username, missing, failure: callFailure(error) };
  }
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
