import type { DeliveryOption } from '../../checkout/checkout-view.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { FieldError } from '../controls/FieldError.tsx';
import { RadioCard } from '../controls/RadioCard.tsx';
import styles from './checkout.module.css';
import { useTransitText } from './use-transit-text.ts';

/** The ways of delivery with what each costs and takes. */
export function DeliveryChoice({ options, isMissing }: { options: DeliveryOption[]; isMissing: boolean }) {
  const text = useText();
  const { money } = useFormats();
  const transitText = useTransitText();
  const hasChoice = options.some(({ isChosen }) => isChosen);
  return (
    <fieldset className={styles.choices} aria-label={text('checkout.delivery.title')}>
      {options.map((option, place) => (
        <RadioCard
          key={option.id}
          name="method"
          value={option.id}
          defaultChecked={option.isChosen || (!hasChoice && place === 0)}
          title={option.name}
          aside={Number(option.fee.amount) === 0 ? text('checkout.delivery.free') : money(option.fee)}
        >
          <span>{[option.carrier, transitText(option.transit)].filter(Boolean).join(' · ')}</span>
          {option.freeFrom && Number(option.fee.amount) > 0 ? (
            <span>{text('checkout.delivery.freeFrom', { amount: money(option.freeFrom) })}</span>
          ) : null}
        </RadioCard>
      ))}
      <FieldError id="method-error">{isMissing ? text('checkout.error.method') : undefined}</FieldError>
    </fieldset>
  );
}
