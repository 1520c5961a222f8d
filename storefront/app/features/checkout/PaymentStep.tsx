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
import { type CheckoutView, stepFrom } from './checkout-view.ts';
import { PaymentChoices } from './PaymentChoices.tsx';
import type { PaymentChoice, PaymentForm } from './payment-form.ts';
import { StepActions } from './StepActions.tsx';
import { StepFailure } from './StepFailure.tsx';
import { useCard } from './use-card.ts';

interface PaymentStepProps {
  checkout: CheckoutView;
  addresses: Address[];
  countries: readonly string[];
  /** Where cards become tokens; undefined where the store takes none. */
  tokenUrl: string | undefined;
  /** The payment service; undefined where the store has none. */
  provider: string | undefined;
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
export function PaymentStep({
  checkout,
  addresses,
  countries,
  tokenUrl,
  provider,
  outcome,
}: PaymentStepProps) {
  const text = useText();
  const submit = useSubmit();
  const card = useCard(tokenUrl);
  const preset = presetOf(checkout, outcome?.typed.choice);
  const [choice, setChoice] = useState<PaymentChoice>(preset);
  const messages = { ...useFieldMessages()(outcome?.errors, outcome?.typed.address.country) };
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
        takesCards={tokenUrl !== undefined}
        provider={provider}
        noted={checkout.payment}
        onChoose={setChoice}
        error={messages.payment}
      />
      {choice === 'card' ? <CardFields card={card} /> : null}
      {choice === 'invoice' ? (
        <TextField
          label={text('checkout.payment.ownNumber')}
          name="ownNumber"
          maxLength={80}
          optional={text('checkout.optional')}
          help={text('checkout.payment.ownNumberHelp')}
          defaultValue={outcome?.typed.ownNumber ?? checkout.payment?.ownNumber}
        />
      ) : null}
      <BillingChoice addresses={addresses} countries={countries} typed={outcome?.typed} messages={messages} />
      <StepActions back={`/checkout/${stepFrom('payment', -1, checkout)}`} isBusy={card.isSending} />
    </Form>
  );
}

function presetOf({ payment }: CheckoutView, typed: PaymentChoice | undefined): PaymentChoice {
  if (typed) return typed;
  return payment?.kind === 'card' ? 'kept' : (payment?.kind ?? 'invoice');
}
