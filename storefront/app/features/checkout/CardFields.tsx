import { useText } from '../../i18n/texts.ts';
import { fieldId } from '../../ui/controls/field-id.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import fieldStyles from '../addresses/address-fields.module.css';
import type { CardField } from './card.ts';
import type { PaymentMeans } from './payment-means.server.ts';
import { TestCards } from './TestCards.tsx';
import { type CardInput, cardFieldName } from './use-card.ts';

const fields = [
  { field: 'holder', autoComplete: 'cc-name', width: 'full' },
  { field: 'number', autoComplete: 'cc-number', width: 'full', isNumber: true },
  { field: 'expiry', autoComplete: 'cc-exp', width: 'half', isNumber: true },
  { field: 'cvv', autoComplete: 'cc-csc', width: 'half', isNumber: true },
] as const satisfies readonly { field: CardField; autoComplete: string; width: string; isNumber?: true }[];

/**
 * The payment provider's part of the page. Its fields have no names, so that no form can send them to the shop; the
 * provider turns them into a token.
 */
export function CardFields({
  card,
  means: { isSandbox, canConfirm },
}: {
  card: CardInput;
  means: Pick<PaymentMeans, 'isSandbox' | 'canConfirm'>;
}) {
  const text = useText();
  return (
    <div className={fieldStyles.fields}>
      {fields.map(({ field, autoComplete, width, ...more }) => (
        <div key={field} className={fieldStyles[width]}>
          <TextField
            id={fieldId(cardFieldName(field))}
            label={text(`checkout.card.${field}`)}
            help={field === 'expiry' ? text('checkout.card.expiryHelp') : undefined}
            autoComplete={autoComplete}
            inputMode={'isNumber' in more ? 'numeric' : undefined}
            value={card.typed[field]}
            onChange={(event) => card.set(field, event.target.value)}
            error={card.messages[cardFieldName(field)]}
          />
        </div>
      ))}
      <p>{text('checkout.card.note')}</p>
      {isSandbox ? <TestCards canConfirm={canConfirm} /> : null}
    </div>
  );
}
