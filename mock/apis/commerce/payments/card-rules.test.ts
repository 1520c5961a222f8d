import { expect, test } from 'vitest';
import { hasCheckDigit, schemeOf } from './card-rules.ts';

const card = (cardNumber: string, cardType?: string) => ({
  cardHolderName: 'Erika Beispiel',
  cardNumber,
  cvv: '123',
  expiryMonth: 12,
  expiryYear: 2030,
  ...(cardType === undefined ? {} : { cardType }),
});

test.each(['4242424242424242', '4000000000000002', '5555555555554444', '378282246310005'])(
  '%s has the check digit that card numbers end with',
  (cardNumber) => {
    expect(hasCheckDigit(cardNumber)).toBe(true);
    expect(hasCheckDigit(cardNumber.slice(0, -1) + ((Number(cardNumber.at(-1)) + 1) % 10))).toBe(false);
  },
);

test('the number tells the scheme, else the holder does', () => {
  expect(schemeOf(card('4242424242424242', 'Maestro'))).toBe('Visa');
  expect(schemeOf(card('5555555555554444'))).toBe('Mastercard');
  expect(schemeOf(card('378282246310005'))).toBe('American Express');
  expect(schemeOf(card('6304000000000000', ' Maestro '))).toBe('Maestro');
  expect(schemeOf(card('6304000000000000'))).toBeNull();
});
