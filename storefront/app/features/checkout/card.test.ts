import { describe, expect, it } from 'vitest';
import { toCardPaymentMethod, wrongCardFields } from './card.ts';

const now = new Date(2026, 10, 20);
const card = { holder: 'Erika Beispiel', number: '4242 4242 4242 4242', expiry: '12/30', cvv: '123' };

describe('a card', () => {
  it('is sent as digits with its month and year', () => {
    expect(wrongCardFields(card, now)).toEqual([]);
    expect(toCardPaymentMethod(card)).toEqual({
      cardHolderName: 'Erika Beispiel',
      cardNumber: '4242424242424242',
      cvv: '123',
      expiryMonth: 12,
      expiryYear: 2030,
    });
  });

  it.each(['12/30', '12/2030', '1230', '12.30', ' 12 - 30 '])('reads %s as December 2030', (expiry) => {
    expect(toCardPaymentMethod({ ...card, expiry })).toMatchObject({ expiryMonth: 12, expiryYear: 2030 });
  });

  it('is good to the end of its month', () => {
    expect(wrongCardFields({ ...card, expiry: '11/26' }, now)).toEqual([]);
    expect(wrongCardFields({ ...card, expiry: '10/26' }, now)).toEqual(['expiry']);
    expect(wrongCardFields({ ...card, expiry: '13/30' }, now)).toEqual(['expiry']);
  });

  it('names each field that is wrong', () => {
    expect(wrongCardFields({ holder: ' ', number: '', expiry: '', cvv: '' }, now)).toEqual([
      'holder',
      'number',
      'expiry',
      'cvv',
    ]);
    expect(wrongCardFields({ ...card, number: '4242424242424241' }, now)).toEqual(['number']);
  });
});
