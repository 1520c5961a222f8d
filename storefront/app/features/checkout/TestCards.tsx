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

/** The cards that the payment service of the demo knows, each with what its bank does. */
export function TestCards() {
  const text = useText();
  return (
    <details>
      <summary>{text('checkout.card.test.title')}</summary>
      <ul>
        {cards.map(([outcome, number]) => (
          <li key={number}>
            {number.replace(/(?<=\d)(?=(?:\d{4})+$)/g, ' ')}: {text(`checkout.card.test.${outcome}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
