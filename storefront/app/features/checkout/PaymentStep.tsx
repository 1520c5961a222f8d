import { type FormEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import type { Address } from '#client/commerce/addresses.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import type { AddressFieldError } from '../addresses/address-input.ts';
import { useFieldMessages } from '../addresses/use-field-messages.ts';
import { BillingChoice } from './BillingChoice.tsx';
import { CardFields } from './CardFields.tsx';
import styles from './checkout.module.css';
import { type CheckoutView, isKept, stepFrom } from './checkout-view.ts';
import { PaymentChoices } from './PaymentChoices.tsx';
import type { PaymentChoice, PaymentForm } from './payment-form.ts';
import type { PaymentMeans } from './payment-means.server.ts';
import { StepActions } from './StepActions.tsx';
import { StepFailure } from './StepFailure.tsx';
import { useCard } from './use-card.ts';

interface PaymentStepProps {
  checkout: CheckoutView;
  addresses: Address[];
  countries: readonly string[];
  means: PaymentMeans;
  /** What a payment was begun with that was not confirmed. */
  pending: PaymentForm | undefined;
  outcome:
    | {
        errors: FieldErrors<AddressFieldError>;
        typed: PaymentForm;
        failure: CallFailure | undefined;
        /** Why the bank did not authorise the card. */
        declined: string[];
      }
    | undefined;
}

/** How the order is paid, and where the bill goes. */
export function PaymentStep({ checkout, addresses, countries, means, pending, outcome }: PaymentStepProps) {
  const text = useText();
  const submit = useSubmit();
  const card = useCard(means.tokenUrl);
  const typed = outcome?.typed ?? pending;
  const preset = presetOf(checkout, outcome?.typed.choice, pending?.choice);
  const [choice, setChoice] = useState<PaymentChoice>(preset);
  const messages = { ...useFieldMessages()(outcome?.errors, typed?.address.country) };
  const form = useFocusOnError(outcome ?? card.attempt);

  async function send(event: FormEvent<HTMLFormElement>) {
    if (choice !== 'card') return;
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const token = await card.toToken();
    if (!token) return;
    values.set('token', token);
    await submit(values, { method: 'post' });
  }

  return (
    <Form ref={form} method="post" className={styles.step} onSubmit={send} noValidate>
      <h1>{text('checkout.payment.title')}</h1>
      <ErrorSummary messages={{ ...messages, ...(choice === 'card' ? card.messages : {}) }} />
      <StepFailure failure={outcome?.failure ?? card.failure} />
      {outcome?.declined.map((reason) => (
        <StatusMessage key={reason} kind="error" live>
          {reason}
        </StatusMessage>
      ))}
      <PaymentChoices
        preset={preset}
        means={means}
        hasUnconfirmedCard={isCard(pending)}
        noted={checkout.payment}
        onChoose={setChoice}
        error={messages.payment}
      />
      {choice === 'card' ? <CardFields card={card} means={means} /> : null}
      {choice === 'invoice' ? (
        <TextField
          label={text('checkout.payment.ownNumber')}
          name="ownNumber"
          maxLength={80}
          optional={text('checkout.optional')}
          help={text('checkout.payment.ownNumberHelp')}
          defaultValue={typed?.ownNumber ?? checkout.payment?.ownNumber}
        />
      ) : null}
      <BillingChoice addresses={addresses} countries={countries} typed={typed} messages={messages} />
      <StepActions back={`/checkout/${stepFrom('payment', -1, checkout)}`} isBusy={card.isSending} />
    </Form>
  );
}

function presetOf(
  { payment }: CheckoutView,
  typed: PaymentChoice | undefined,
  pending: PaymentChoice | undefined,
): PaymentChoice {
  if (typed) return typed;
  // The card that was typed is there by its token, which the page does not have.
  if (pending) return pending === 'card' ? 'again' : pending;
  if (isKept(payment)) return 'kept';
  return payment?.kind === 'service' ? 'service' : 'invoice';
}

const isCard = (form: PaymentForm | undefined): boolean =>
  form?.choice === 'card' || form?.choice === 'again';
