import { Form, useNavigation } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import styles from './login-page.module.css';
import { NameField } from './NameField.tsx';
import type { RefusedPassword } from './password.server.ts';

interface ForgottenPasswordFormProps {
  from: string;
  typed: { email: string };
  refused: RefusedPassword<{ email: string }> | undefined;
}

/** Asks where to send a code for a new password. */
export function ForgottenPasswordForm({ from, typed, refused }: ForgottenPasswordFormProps) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form ref={useFocusOnError(refused)} method="post" className={styles.form} noValidate>
      <h1>{text('password.forgotten')}</h1>
      <p>{text('password.forgottenText')}</p>
      <StepFailure failure={refused?.failure} />
      <input type="hidden" name="from" value={from} />
      <NameField typed={typed.email} error={refused?.errors.email && text('password.missing.email')} />
      <button type="submit" className={button({ size: 'large', wide: true })} aria-busy={isSending}>
        {text(isSending ? 'password.requesting' : 'password.request')}
      </button>
      <ShopLink to={`/login?from=${encodeURIComponent(from)}`}>{text('password.back')}</ShopLink>
    </Form>
  );
}
