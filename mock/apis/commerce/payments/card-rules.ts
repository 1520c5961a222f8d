import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { messages } from '../messages/messages.ts';

type Card = components['schemas']['CardPaymentMethod'];
type Outcome = Row<'PaymentToken__c'>['Outcome__c'];

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  [paymentsConstants.declinedCardNumber]: 'Declined',
  [paymentsConstants.insufficientFundsCardNumber]: 'InsufficientFunds',
};

const [VISA, MASTERCARD, AMERICAN_EXPRESS] = paymentsConstants.cardTypes;

const SCHEMES: readonly (readonly [RegExp, string])[] = [
  [/^4/, VISA],
  [/^(?:5[1-5]|2[2-7])/, MASTERCARD],
  [/^3[47]/, AMERICAN_EXPRESS],
];

/**
 * Holds a card against what can be known without its bank.
 *
 * @throws PlatformFault 400 for a number whose check digit is wrong, and for a card whose last month is over
 */
export function checkCard(card: Card, { now, language }: Pick<RequestContext, 'now' | 'language'>): void {
  const say = messages[language];
  if (!hasCheckDigit(card.cardNumber))
    throw new PlatformFault(400, 'INVALID_CARD_NUMBER', say.cardNumberInvalid());
  const isOver = new Date(Date.UTC(Number(card.expiryYear), Number(card.expiryMonth), 1)) <= now;
  if (isOver) throw new PlatformFault(400, 'CARD_EXPIRED', say.cardExpired());
}

/** How the sandbox's bank will answer for a card. */
export function outcomeOf({ cardNumber }: Card): Outcome {
  return OUTCOMES[cardNumber] ?? 'Approved';
}

/** Whether the bank behind a card wants its holder to confirm a payment (3-D Secure). */
export function confirmationOf({ cardNumber }: Card): Row<'PaymentToken__c'>['Confirmation__c'] {
  return cardNumber === paymentsConstants.confirmedCardNumber ? 'Needed' : 'NotNeeded';
}

/** The scheme of a card by its number, else as its holder names it. */
export function schemeOf({ cardNumber, cardType }: Card): string | null {
  return SCHEMES.find(([start]) => start.test(cardNumber))?.[1] ?? (cardType?.trim() || null);
}

/** The check digit of card numbers (ISO/IEC 7812): every second digit from the right counts double. */
export function hasCheckDigit(cardNumber: string): boolean {
  const digits = [...cardNumber].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
