import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import { useText } from '../../i18n/texts.ts';

const { approvedCardNumber, confirmedCardNumber, declinedCardNumber, insufficientFundsCardNumber } =
  paymentsConstants;

const cards = [
  ['approved', approvedCardNumber],
  ['confirmed', confirmedCardNumber],
  ['declined', declinedCardNumber],
  ['notCovered', insufficientFundsCardNumber],
] as const;

/**
 * The cards that the payment service of the demo knows, each with what its bank does.
 *
 * @param canConfirm whether there is a page on which a bank may ask
 */
export function TestCards({ canConfirm }: { canConfirm: boolean }) {
  const text = useText();
  const known = cards.filter(([outcome]) => canConfirm || outcome !== 'confirmed');
  return (
    <details>
      <summary>{text('checkout.card.test.title')}</summary>
      <ul>
        {known.map(([outcome, number]) => (
          <li key={number}>
            {number.replace(/(?<=\d)(?=(?:\d{4})+$)/g, ' ')}: {text(`checkout.card.test.${outcome}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
