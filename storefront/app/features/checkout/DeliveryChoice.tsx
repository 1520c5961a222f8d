import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { FieldError } from '../../ui/controls/FieldError.tsx';
import { fieldId } from '../../ui/controls/field-id.ts';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import { addressLines, fullName } from '../addresses/address-lines.ts';
import type { DeliveryText } from '../delivery-day/delivery-text.ts';
import styles from './checkout.module.css';
import type { CheckoutDelivery } from './checkout-view.ts';
import { methodField } from './method-choice.ts';
import { useTransitText } from './use-transit-text.ts';

interface DeliveryChoiceProps {
  delivery: CheckoutDelivery;
  /** Place among several deliveries, from 1. */
  number: number | undefined;
  error: string | undefined;
  /** When each way arrives, by its id. */
  days: Readonly<Record<string, DeliveryText | undefined>>;
}

/** The ways of a delivery with what each costs and takes. */
export function DeliveryChoice({ delivery, number, error, days }: DeliveryChoiceProps) {
  const text = useText();
  const { money, country } = useFormats();
  const transitText = useTransitText();
  const { id, address, options } = delivery;
  const hasChoice = options.some(({ isChosen }) => isChosen);
  const name = methodField(id);
  const title = number ? text('checkout.shipments.number', { number }) : text('checkout.delivery.title');
  const until = options.map((option) => days[option.id]?.until).find(Boolean);
  return (
    <fieldset className={styles.choices} aria-label={title}>
      {number && address ? (
        <p>
          <strong>{title}</strong>
          <br />
          {[fullName(address), ...addressLines(address, country)].join(', ')}
        </p>
      ) : null}
      {until ? <p>{until}</p> : null}
      {options.map((option, place) => (
        <RadioCard
          key={option.id}
          id={place === 0 ? fieldId(name) : undefined}
          data-invalid={error && place === 0 ? '' : undefined}
          name={name}
          value={option.id}
          defaultChecked={option.isChosen || (!hasChoice && place === 0)}
          title={option.name}
          aside={Number(option.fee.amount) === 0 ? text('checkout.delivery.free') : money(option.fee)}
        >
          <span>{[option.carrier, transitText(option.transit)].filter(Boolean).join(' · ')}</span>
          {days[option.id] ? <span>{days[option.id]?.arrival}</span> : null}
          {option.freeFrom && Number(option.fee.amount) > 0 ? (
            <span>{text('checkout.delivery.freeFrom', { amount: money(option.freeFrom) })}</span>
          ) : null}
        </RadioCard>
      ))}
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}
