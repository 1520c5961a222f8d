import { Form, useNavigation } from 'react-router';
import { resetPasswordLimits as limits } from '#generated/platform/constants.gen.ts';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import { ForgottenLink } from './ForgottenLink.tsx';
import styles from './login-page.module.css';
import { NameField } from './NameField.tsx';
import type { CodeSent, RefusedPassword } from './password.server.ts';
import { passwordLengths, type TypedCode } from './password.ts';

interface NewPasswordFormProps {
  from: string;
  /** To whom a code was sent in this visit. */
  sent: CodeSent | undefined;
  typed: TypedCode;
  refused: RefusedPassword | undefined;
}

/** Takes the code that was mailed, and the password that is chosen with it. */
export function NewPasswordForm({ from, sent, typed, refused }: NewPasswordFormProps) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const { minLength: count } = passwordLengths;
  const messages = Object.fromEntries(
    Object.entries(refused?.errors ?? {}).map(([name, error]) => [
      name,
      error && text(`password.missing.${error}`, { count }),
    ]),
  );
  return (
    <Form ref={useFocusOnError(refused)} method="post" className={styles.form} noValidate>
      <h1>{text('password.choose')}</h1>
      <p>{sent ? text('password.sent', { email: sent.email }) : text('password.chooseText')}</p>
      <ErrorSummary messages={messages} />
      <StepFailure failure={refused?.failure} />
      <input type="hidden" name="from" value={from} />
      <NameField typed={typed.email} error={messages.email} />
      <TextField
        label={text('password.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.otp.maxLength}
        defaultValue={typed.code}
        help={text('password.codeHelp')}
        error={messages.code}
      />
      <TextField
        label={text('password.password')}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={passwordLengths.maxLength}
        help={text('password.passwordHelp', { count })}
        error={messages.password}
      />
      <button type="submit" className={button({ size: 'large', wide: true })} aria-busy={isSending}>
        {text(isSending ? 'password.saving' : 'password.save')}
      </button>
      <ForgottenLink from={from} label="password.again" />
      {sent?.isNew ? (
        <ShopLink to={`/register?from=${encodeURIComponent(from)}`}>{text('password.otherPerson')}</ShopLink>
      ) : null}
    </Form>
  );
}
