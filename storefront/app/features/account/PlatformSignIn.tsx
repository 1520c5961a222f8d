import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { useSitePath } from '../../ui/links/site-path.ts';
import { ForgottenLink } from './ForgottenLink.tsx';
import styles from './login-page.module.css';
import { RegisterLink } from './RegisterLink.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import type { SignInProblem } from './sign-in-problem.ts';

interface PlatformSignInProps {
  /** Leads to the platform's sign-in page. */
  address: string;
  from: string;
  hasExpired: boolean;
  mayRegister: boolean;
  problem: SignInProblem | undefined;
}

/** The way to the platform's sign-in page, and why the last one led nowhere. */
export function PlatformSignIn({ address, from, hasExpired, mayRegister, problem }: PlatformSignInProps) {
  const text = useText();
  const sitePath = useSitePath();
  return (
    <section className={styles.form}>
      <h1>{text('login.title')}</h1>
      <SignInNotice problem={problem && text(`login.problem.${problem}`)} hasExpired={hasExpired} />
      <p>{text('login.elsewhere')}</p>
      <a href={sitePath + address} className={button({ size: 'large', wide: true })}>
        {text('login.toSignIn')}
      </a>
      <ForgottenLink from={from} label="login.forgotten" />
      {mayRegister ? <RegisterLink from={from} /> : null}
      <ShopLink to="/order">{text('orderLookup.withoutAccount')}</ShopLink>
    </section>
  );
}
