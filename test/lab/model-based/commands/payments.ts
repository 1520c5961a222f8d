import fc from 'fast-check';
import { expectSame } from '../expect-same.ts';
import { CARD_TOKEN_SECONDS, CARDS, type CardName } from '../facts.ts';
import { type CardToken, type Cart, cartOf, isFresh, isPaid, type Model, ownerOf } from '../model.ts';
import { centsOf } from '../money.ts';
import { ask, expectStatus, type Walk } from '../walk.ts';
import { type Action, pick } from './command.ts';
import { ADDRESS } from './groups.ts';

/** Where the checkout of a cart stands: there is none, it has lapsed, or it is as the cart is. */
export function statusOf(model: Model, cart: Cart | undefined, fresh: number): number {
  if (!cart?.checkout) return 404;
  return isFresh(model, cart) ? fresh : 410;
}

/** What is paid: the checkout of a cart, if there is one, where it is called. */
interface Paid {
  readonly cart: Cart | undefined;
  readonly path: string;
}

const hasCart = (model: Model) => cartOf(model) !== undefined;
const ownPaid = ({ model }: Walk): Paid => ({ cart: cartOf(model), path: '/checkouts/active' });

export const pay: Action<number> = {
  name: 'pay',
  weight: 15,
  choices: fc.nat(1),
  can: hasCart,
  run: (walk, choice) => payByInvoice(walk, ownPaid(walk), choice),
};

const PAYMENTS = [
  { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' },
  { requestType: 'ClientRequest', paymentsData: '{}' },
];

/** On invoice, or through a service of the store's own; what was set aside on a card before is freed. */
export async function payByInvoice(walk: Walk, { cart, path }: Paid, choice: number): Promise<void> {
  const status = statusOf(walk.model, cart, 201);
  const payment = { ...pick(PAYMENTS, choice), billingAddress: ADDRESS };
  const body = await expectStatus(status, ask(walk, 'POST', `${path}/payments`, payment), 'pay');
  if (!cart?.checkout || status !== 201) return;
  notePayment(cart, body);
  delete cart.checkout.setAside;
}

export interface CardPayment {
  readonly card: CardName;
  readonly requestType: 'Auth' | 'PostAuth';
  /** Whether the card is entered anew, or a token that was given before is used once more. */
  readonly isNew: boolean;
}

export const cardPayment: fc.Arbitrary<CardPayment> = fc.record({
  card: fc.constantFrom<CardName>('approved', 'approved', 'approved', 'declined', 'notCovered'),
  requestType: fc.constantFrom('Auth', 'PostAuth'),
  isNew: fc.boolean(),
});

export const payWithCard: Action<CardPayment> = {
  name: 'payWithCard',
  weight: 20,
  choices: cardPayment,
  can: hasCart,
  run: (walk, choice) => payByCard(walk, ownPaid(walk), choice),
};

/** By a token for a card: good for an hour, for whoever got it, and for one checkout. */
export async function payByCard(walk: Walk, { cart, path }: Paid, choice: CardPayment): Promise<void> {
  const { model } = walk;
  const token = (choice.isNew ? undefined : model.tokens.at(-1)) ?? (await newToken(walk, choice.card));
  const status = cardStatus(model, cart, token);
  const payment = { requestType: choice.requestType, paymentToken: token.text, billingAddress: ADDRESS };
  const body = await expectStatus(status, ask(walk, 'POST', `${path}/payments`, payment), 'pay by card');
  if (!cart?.checkout || status !== 201) return;
  notePayment(cart, body);
  cart.checkout.setAside = cart.checkout.paid ?? 0;
  token.usedFor = cart.checkout.id;
}

function cardStatus(model: Model, cart: Cart | undefined, token: CardToken): number {
  const status = statusOf(model, cart, 201);
  if (status !== 201) return status;
  const isUnused = token.usedFor === undefined || token.usedFor === cart?.checkout?.id;
  if (!isUnused || token.owner !== ownerOf(model) || token.expiresAt <= model.now) return 400;
  return token.card === 'approved' ? 201 : 422;
}

async function newToken(walk: Walk, card: CardName): Promise<CardToken> {
  const { model } = walk;
  const cardPaymentMethod = {
    cardHolderName: 'Erika Beispiel',
    cardNumber: CARDS[card],
    cvv: '123',
    expiryMonth: 12,
    expiryYear: 2030,
  };
  const sent = ask(walk, 'POST', '/payments/token', { cardPaymentMethod });
  const { token: text } = await expectStatus(201, sent, 'a token');
  const expiresAt = model.now + CARD_TOKEN_SECONDS * 1000;
  const token: CardToken = { text, card, owner: ownerOf(model), expiresAt };
  model.tokens.push(token);
  return token;
}

function notePayment(cart: Cart, { amount }: { readonly amount: string }): void {
  if (!cart.checkout) return;
  cart.checkout.paid = centsOf(amount);
  expectSame('the amount to pay', cart.checkout.paid, cart.totals?.grand);
  if (!isPaid(cart)) throw new Error('The model has lost a payment');
}
