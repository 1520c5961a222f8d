import { useText } from '../../i18n/texts.ts';
import { FieldError } from '../../ui/controls/FieldError.tsx';
import { fieldId } from '../../ui/controls/field-id.ts';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import styles from './checkout.module.css';
import type { CheckoutPayment } from './checkout-view.ts';
import type { PaymentChoice } from './payment-form.ts';

interface PaymentChoicesProps {
  preset: PaymentChoice;
  takesCards: boolean;
  /** The payment service that takes payments without a card; undefined where there is none. */
  provider: string | undefined;
  /** The payment that counts so far. */
  noted: CheckoutPayment | undefined;
  onChoose: (choice: PaymentChoice) => void;
  error: string | undefined;
}

/** The means of payment. A card needs scripts, since its data goes to the provider alone. */
export function PaymentChoices({
  preset,
  takesCards,
  provider,
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
      {noted?.kind === 'card' ? (
        <RadioCard
          {...card('kept')}
          title={text('checkout.payment.keptCard', { digits: noted.cardLastDigits ?? '' })}
        >
          {text('checkout.payment.keptCardText')}
        </RadioCard>
      ) : null}
      <RadioCard {...card('invoice')} id={fieldId('payment')} title={text('checkout.payment.invoice')}>
        {text('checkout.payment.invoiceText')}
      </RadioCard>
      {takesCards ? (
        <div data-needs-script>
          <RadioCard {...card('card')} title={text('checkout.payment.card')}>
            {text('checkout.payment.cardText')}
          </RadioCard>
        </div>
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
