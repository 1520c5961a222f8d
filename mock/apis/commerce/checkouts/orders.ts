import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { type Buyer, requireCheckoutBuyer } from '../buyers/buyer.ts';
import { orderableCheckout, type Placement, placeOnce } from './order/place-once.ts';

type ActionAnswer = NonNullable<components['schemas']['OrderActionResult']['actions']>[number];

/** Turns the checkout into an order, at most once (SF-CHECKOUT-14). */
export const placeOrder: Handler<'placeOrder'> = async ({ path, query, headers }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  return placeOnce(context, buyer, { checkoutId: path.checkoutId, key: headers['Idempotency-Key'] });
};

/**
 * Carries out actions in their order, until one is refused: `prepare` says whether the order could be placed, `submit`
 * places it once (SF-CHECKOUT-15, PF-CHECK-08).
 */
export const performOrderAction: Handler<'performOrderAction'> = async ({ path, query, body }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  const actions: ActionAnswer[] = [];
  for (const { action, parameters } of 'actions' in body ? body.actions : [body]) {
    const placement = { checkoutId: path.checkoutId, key: parameters?.idempotencyKey };
    const { status, body: result } = await carryOut[action](context, buyer, placement);
    if (status !== 200 && status !== 201) return { status, body: { ...result, actions } };
    actions.push({ action, orderReferenceNumber: result.orderReferenceNumber });
  }
  const orderReferenceNumber = actions.at(-1)?.orderReferenceNumber ?? null;
  return { status: 200, body: { actions, orderReferenceNumber, errors: [] } };
};

const carryOut = { prepare, submit: placeOnce };

async function prepare(context: RequestContext, buyer: Buyer, { checkoutId }: Placement) {
  const found = await orderableCheckout(context, buyer, checkoutId);
  if ('refused' in found) return found.refused;
  return { status: 200, body: { orderReferenceNumber: null, errors: [] } } as const;
}
