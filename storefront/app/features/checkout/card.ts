import type { components } from '#generated/commerce/types.gen.ts';

/** Card data as a person types it. It goes to the payment provider only, never to the shop. */
export interface TypedCard {
  holder: string;
  number: string;
  /** Month and year, such as 07/28. */
  expiry: string;
  cvv: string;
}

export type CardField = keyof TypedCard;

type CardPaymentMethod = components['schemas']['CardPaymentMethod'];

/** The wrong fields of a card; none where it can be sent. */
export function wrongCardFields(card: TypedCard, now: Date): CardField[] {
  const wrong: Record<CardField, boolean> = {
    holder: card.holder.trim() === '',
    number: !isCardNumber(digitsOf(card.number)),
    expiry: !isAhead(expiryOf(card.expiry), now),
    cvv: !/^\d{3,4}$/.test(card.cvv.trim()),
  };
  return (Object.keys(wrong) as CardField[]).filter((field) => wrong[field]);
}

/** The card as the provider takes it; the fields have been checked before. */
export function toCardPaymentMethod(card: TypedCard): CardPaymentMethod {
  const { month = 0, year = 0 } = expiryOf(card.expiry) ?? {};
  return {
    cardHolderName: card.holder.trim(),
    cardNumber: digitsOf(card.number),
    cvv: card.cvv.trim(),
    expiryMonth: month,
    expiryYear: year,
  };
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** 12 to 19 digits of which the last is the check digit of the others (ISO/IEC 7812). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * 2;
    return total + (place % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function expiryOf(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.-]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: 2000 + Number(year) };
}

/** Cards are good to the end of their month. */
function isAhead(expiry: { month: number; year: number } | undefined, now: Date): boolean {
  return expiry !== undefined && now < new Date(expiry.year, expiry.month, 1);
}
