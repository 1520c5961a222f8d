import type { Shop } from '../../platform/shop.server.ts';
import type { PaymentForm } from './payment-form.ts';

/** A payment that waits for its confirmation, at a bank or in a wallet. */
export interface PendingPayment {
  checkoutId: string;
  /** What the payment step was filled in with; a card is there as its token. */
  form: PaymentForm;
  /** Proves that a return belongs to this visit; gone once somebody has come back with it. */
  state?: string | undefined;
}

const key = 'payment';

/** A new proof for one return. */
export const newState = (): string => crypto.randomUUID();

/** Keeps a payment in the cookies of the visit, which no script reads, in place of an earlier one. */
export function keepPending({ visit }: Pick<Shop, 'visit'>, payment: PendingPayment): void {
  visit.setItem(key, JSON.stringify(payment));
}

/** The payment of a checkout that was begun and not confirmed; a damaged memory counts as none. */
export function pendingPayment(
  { visit }: Pick<Shop, 'visit'>,
  checkoutId: string,
): PendingPayment | undefined {
  try {
    const payment = JSON.parse(visit.getItem(key) ?? 'null') as Partial<PendingPayment> | null;
    return payment?.form && payment.checkoutId === checkoutId ? (payment as PendingPayment) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it, once the order is paid or to be paid otherwise. */
export function forgetPending({ visit }: Pick<Shop, 'visit'>): void {
  visit.removeItem(key);
}

/**
 * The payment that a return with this state belongs to (SF-PAYMENT-05). The state is used up: who comes with it again, by
 * a reload or a step back, gets nothing.
 */
export function takeReturned(
  shop: Pick<Shop, 'visit'>,
  checkoutId: string,
  state: string | null,
): PendingPayment | undefined {
  const payment = pendingPayment(shop, checkoutId);
  if (!payment?.state || payment.state !== state) return undefined;
  const { state: _used, ...kept } = payment;
  keepPending(shop, kept);
  return kept;
}
