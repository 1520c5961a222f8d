import { Form, redirect, useNavigation } from 'react-router';
import { offersRegistration, type Session, signIn } from '#client/commerce/session.ts';
import { failureText } from '../failures/call-failure.ts';
import { callFailure } from '../failures/failures.server.ts';
import { DemoAccess } from '../features/account/DemoAccess.tsx';
import styles from '../features/account/login-page.module.css';
import { arrivalsPath, takeGuestCart } from '../features/cart/fill-cart.server.ts';
import { formText } from '../forms/form-text.ts';
import { useFocusOnError } from '../forms/use-focus-on-error.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { button } from '../ui/controls/button.ts';
import { StatusMessage } from '../ui/controls/StatusMessage.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { ShopLink } from '../ui/links/ShopLink.tsx';
import '../i18n/de/counter.ts';
import { useText } from '../i18n/texts.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import { signInMark } from '../platform/sign-in-mark.server.ts';
import type { Route } from './+types/login.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session, text, language, platform } = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  const from = safeReturn(searchParams.get('from'));
  if (!session.isGuest) throw redirect(localisedPath(from, language));
  return {
    from,
    hasExpired: searchParams.has('expired'),
    mayRegister: await offersRegistration(platform),
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

/** After sign-in: the guest's cart comes along, and the cart says what did not; a checkout begins with that cart. */
async function enter(shop: Shop, session: Session, from: string): Promise<Response> {
  shop.visit.removeItem('effectiveAccountId');
  signInMark(shop.cookies).set();
  const isMerged = await takeGuestCart(shop, session);
  return redirect(localisedPath(isMerged ? arrivalsPath : from, shop.language));
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const { username, missing, failure } = actionData ?? {};
  return (
    <div className={`page ${styles.page}`}>
      <Form ref={useFocusOnError(actionData)} method="post" className={styles.form}>
        <h1>{text('login.title')}</h1>
        {failure ? (
          <StatusMessage kind="error" live>
            {failureText(text, failure)}
          </StatusMessage>
        ) : null}
        {loaderData.hasExpired && !failure ? (
          <StatusMessage kind="info" live>
            {text('login.expired')}
          </StatusMessage>
        ) : null}
        <input type="hidden" name="from" value={loaderData.from} />
        <TextField
          label={text('login.username')}
          name="username"
          type="email"
          autoComplete="username"
          defaultValue={username}
          error={missing?.username ? text('login.missingUsername') : undefined}
        />
        <TextField
          label={text('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={missing?.password ? text('login.missingPassword') : undefined}
        />
        <button type="submit" className={button({ size: 'large', wide: true })} aria-busy={isSending}>
          {text(isSending ? 'login.submitting' : 'login.submit')}
        </button>
        {loaderData.mayRegister ? (
          <ShopLink to={`/register?from=${encodeURIComponent(loaderData.from)}`}>
            {text('register.title')}
          </ShopLink>
        ) : null}
      </Form>
      <DemoAccess />
    </div>
  );
}
