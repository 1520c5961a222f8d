import { Form, useNavigation } from 'react-router';
import { createBuyerRegistrationLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import styles from './login-page.module.css';
import type { RegistrationError, TypedPerson } from './registration.ts';
import { useGuestDetails } from './use-guest-details.ts';

interface RegistrationFormProps {
  from: string;
  typed: TypedPerson;
  /** The order that the account takes over. */
  orderNumber: string | undefined;
  refused: { errors: FieldErrors<RegistrationError>; failure: CallFailure | undefined } | undefined;
}

/** Opens an account: three fields, which a guest who has ordered finds filled in. */
export function RegistrationForm({ from, typed, orderNumber, refused }: RegistrationFormProps) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const form = useFocusOnError(refused);
  useGuestDetails(form, { isGuest: true });
  const messages = Object.fromEntries(
    Object.entries(refused?.errors ?? {}).map(([name, error]) => [
      name,
      error && text(`register.missing.${error}`),
    ]),
  );
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <h1>{text('register.title')}</h1>
      <p>{text('register.text')}</p>
      {orderNumber ? <p>{text('register.withOrder', { number: orderNumber })}</p> : null}
      <ErrorSummary messages={messages} />
      <StepFailure failure={refused?.failure} />
      <input type="hidden" name="from" value={from} />
      {(['firstName', 'lastName'] as const).map((name) => (
        <TextField
          key={name}
          label={text(`register.${name}`)}
          name={name}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
          maxLength={limits[name].maxLength}
          defaultValue={typed[name]}
          error={messages[name]}
        />
      ))}
      <TextField
        label={text('register.email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={limits.email.maxLength}
        defaultValue={typed.email}
        help={text('register.emailHelp')}
        error={messages.email}
      />
      <button type="submit" className={button({ size: 'large', wide: true })} aria-busy={isSending}>
        {text(isSending ? 'register.submitting' : 'register.submit')}
      </button>
      <p>
        {text('register.signIn')}{' '}
        <ShopLink to={`/login?from=${encodeURIComponent(from)}`}>{text('login.submit')}</ShopLink>
      </p>
    </Form>
  );
}
