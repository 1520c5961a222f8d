import { type Text, useText } from '../../i18n/texts.ts';
import { FieldError } from '../../ui/controls/FieldError.tsx';
import { fieldId } from '../../ui/controls/field-id.ts';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import styles from './checkout.module.css';
import { type CheckoutPayment, isKept } from './checkout-view.ts';
import type { PaymentChoice } from './payment-form.ts';
import type { PaymentMeans } from './payment-means.server.ts';

interface PaymentChoicesProps {
  preset: PaymentChoice;
  means: PaymentMeans;
  /** Whether there is a card whose payment was not confirmed. */
  hasUnconfirmedCard: boolean;
  /** The payment that counts so far. */
  noted: CheckoutPayment | undefined;
  onChoose: (choice: PaymentChoice) => void;
  error: string | undefined;
}

/** The means of payment. A card needs scripts, since its data goes to the provider alone. */
export function PaymentChoices({
  preset,
  means: { tokenUrl, provider, takesWallet },
  hasUnconfirmedCard,
  noted,
  onChoose,
  error,
}: PaymentChoicesProps) {
  const text = useText();
  const card = (value: PaymentChoice) => ({
    name: 'payment',
    value,
    defaultChecked: preset === value,
    onChange: () => onChoose(value),
  });
  return (
    <fieldset className={styles.choices} aria-label={text('checkout.payment.title')}>
      {isKept(noted) ? (
        <RadioCard {...card('kept')} title={keptTitle(text, noted)}>
          {text('checkout.payment.keptText')}
        </RadioCard>
      ) : null}
      {hasUnconfirmedCard ? (
        <RadioCard {...card('again')} title={text('checkout.payment.again')}>
          {text('checkout.payment.againText')}
        </RadioCard>
      ) : null}
      <RadioCard {...card('invoice')} id={fieldId('payment')} title={text('checkout.payment.invoice')}>
        {text('checkout.payment.invoiceText')}
      </RadioCard>
      {tokenUrl ? (
        <div data-needs-script>
          <RadioCard {...card('card')} title={text('checkout.payment.card')}>
            {text('checkout.payment.cardText')}
          </RadioCard>
        </div>
      ) : null}
      {takesWallet ? (
        <RadioCard {...card('wallet')} title={text('checkout.payment.wallet')}>
          {text('checkout.payment.walletText')}
        </RadioCard>
      ) : null}
      {provider ? (
        <RadioCard {...card('service')} title={text('checkout.payment.service')}>
          {text('checkout.payment.serviceText', { provider })}
        </RadioCard>
      ) : null}
      <FieldError id="payment-error">{error}</FieldError>
    </fieldset>
  );
}

function keptTitle(text: Text, { kind, cardLastDigits }: CheckoutPayment): string {
  if (kind === 'wallet') return text('checkout.payment.wallet');
  return text('checkout.payment.keptCard', { digits: cardLastDigits ?? '' });
}
