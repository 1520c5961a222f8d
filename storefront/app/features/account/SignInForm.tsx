import { Form, useNavigation } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { ForgottenLink } from './ForgottenLink.tsx';
import styles from './login-page.module.css';
import { RegisterLink } from './RegisterLink.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import type { SignInProblem } from './sign-in-problem.ts';

interface SignInFormProps {
  from: string;
  hasExpired: boolean;
  mayRegister: boolean;
  /** Why the last way to the platform led nowhere. */
  problem: SignInProblem | undefined;
  /** Why nobody was signed in, with the name that was typed. */
  answer:
    | {
        username: string;
        missing: { username: boolean; password: boolean };
        problem: SignInProblem | undefined;
      }
    | undefined;
}

/** Asks for name and password. */
export function SignInForm({ from, hasExpired, mayRegister, problem: lastProblem, answer }: SignInFormProps) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const { username, missing, problem = lastProblem } = answer ?? {};
  return (
    <Form ref={useFocusOnError(answer)} method="post" className={styles.form}>
      <h1>{text('login.title')}</h1>
      <SignInNotice problem={problem && text(`login.problem.${problem}`)} hasExpired={hasExpired} />
      <input type="hidden" name="from" value={from} />
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
      <ForgottenLink from={from} label="login.forgotten" />
      {mayRegister ? <RegisterLink from={from} /> : null}
      <ShopLink to="/order">{text('orderLookup.withoutAccount')}</ShopLink>
    </Form>
  );
}
