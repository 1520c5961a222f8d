import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { createToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import type { Cart } from '../carts/find-cart.ts';
import type { Session } from '../checkouts/find-checkout.ts';
import { changeRecord } from '../records/change-record.ts';
import type { PaymentToken } from './payment-tokens.ts';

type Mode = Row<'PaymentAuthorization'>['ProcessingMode__c'];

/** Sets the total of a checkout aside on a card, and frees what an earlier payment has set aside. */
export async function authorise(
  context: RequestContext,
  buyer: Buyer,
  { session, cart }: { readonly session: Session; readonly cart: Cart },
  { card, mode }: { readonly card: PaymentToken; readonly mode: Mode },
): Promise<void> {
  const { store, now } = context;
  await voidAuthorisations(context, session);
  await changeRecord(store, 'PaymentToken__c', card.Id, {
    UsedAt__c: now.toISOString(),
    CartCheckoutSessionId__c: session.Id,
  });
  await store.insert('PaymentAuthorization', {
    AccountId: buyer.accountId,
    CartCheckoutSessionId__c: session.Id,
    Amount: cart.GrandTotalAmount,
    CurrencyIsoCode: cart.CurrencyIsoCode,
    ProcessingMode__c: mode,
    CardType__c: card.CardType__c,
    CardLastDigits__c: card.CardLastDigits__c,
    GatewayRefNumber: `sandbox-${createToken().slice(0, 16)}`,
  });
}

/** Frees whatever is set aside for a checkout that is not ordered. */
export async function voidAuthorisations(
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
  session: Session,
): Promise<void> {
  for (const { Id } of await openAuthorisations(store, session)) {
    await changeRecord(store, 'PaymentAuthorization', Id, {
      Status: 'Voided',
      VoidedAt__c: now.toISOString(),
    });
  }
}

/** Gives what is set aside for a checkout to its order. */
export async function giveToOrder(store: Store, session: Session, orderId: string): Promise<void> {
  for (const { Id } of await openAuthorisations(store, session)) {
    await changeRecord(store, 'PaymentAuthorization', Id, { OrderId__c: orderId });
  }
}

function openAuthorisations(store: Store, { Id }: Session): Promise<Row<'PaymentAuthorization'>[]> {
  return store.find('PaymentAuthorization', {
    where: { CartCheckoutSessionId__c: Id, Status: 'Processed' },
  });
}
