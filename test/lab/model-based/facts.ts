import { paymentsConstants } from '#generated/commerce/constants.gen.ts';

/** What the shop of the walks sells and asks for; the platform is filled from it, and the model calculates with it. */

export interface ProductFacts {
  readonly name: string;
  /** Cents, tax included. */
  readonly price: number;
  /** What practices pay, where they have a price of their own. */
  readonly practicePrice?: number;
  readonly vatPercent: number;
  readonly stock: number;
  readonly classification:
    | 'Kosmetik'
    | 'apothekenpflichtig'
    | 'verschreibungspflichtig'
    | 'Nahrungsergänzung';
  readonly minimum: number;
  readonly increment: number;
  readonly mostPerOrder: number | null;
}

const plain = { vatPercent: 19, minimum: 1, increment: 1, mostPerOrder: null } as const;

export const PRODUCTS: readonly ProductFacts[] = [
  { ...plain, name: 'Creme', price: 499, practicePrice: 449, stock: 12, classification: 'Kosmetik' },
  {
    ...plain,
    name: 'Tabletten',
    price: 1249,
    stock: 6,
    classification: 'apothekenpflichtig',
    mostPerOrder: 3,
  },
  {
    ...plain,
    name: 'Vitamine',
    price: 1890,
    vatPercent: 7,
    stock: 10,
    classification: 'Nahrungsergänzung',
    minimum: 2,
    increment: 2,
  },
  { ...plain, name: 'Rest', price: 99, vatPercent: 7, stock: 2, classification: 'Nahrungsergänzung' },
  { ...plain, name: 'Rezept', price: 5000, stock: 9, classification: 'verschreibungspflichtig' },
];

export interface MethodFacts {
  readonly fee: number;
  /** Value of the goods of a delivery from which it is free; null for never. */
  readonly freeFrom: number | null;
}

export type MethodName = 'standard' | 'express';

export const METHODS: Readonly<Record<MethodName, MethodFacts>> = {
  standard: { fee: 395, freeFrom: 2900 },
  express: { fee: 795, freeFrom: null },
};

export interface CouponFacts {
  readonly effect: 'Percent' | 'Amount' | 'FreeShipping';
  /** Percent, or cents. */
  readonly off: number;
  /** Value of the goods from which it counts. */
  readonly least: number;
  /** How often it can be redeemed; null for any number of times. */
  readonly limit: number | null;
}

/** In the order in which they are calculated; the last one needs no code. */
export const COUPONS: readonly CouponFacts[] = [
  { effect: 'Percent', off: 10, least: 1000, limit: 1 },
  { effect: 'Amount', off: 500, least: 2000, limit: 1 },
  { effect: 'FreeShipping', off: 0, least: 0, limit: null },
];
export const AUTOMATIC: CouponFacts = { effect: 'Percent', off: 3, least: 5000, limit: null };

/** What the bank behind a card says. */
export const CARDS = {
  approved: paymentsConstants.approvedCardNumber,
  declined: paymentsConstants.declinedCardNumber,
  notCovered: paymentsConstants.insufficientFundsCardNumber,
} as const;
export type CardName = keyof typeof CARDS;

export const CARD_TOKEN_SECONDS = 3600;
export const CHECKOUT_SECONDS = 14_400;
export const SIGN_IN_SECONDS = 43_200;
