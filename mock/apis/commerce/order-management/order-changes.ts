import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { toLongId } from '#mock/store/ids.ts';
import { onceFor } from '../idempotency/once.ts';
import { applyChange } from './apply-change.ts';
import { changeBalances, takenOff } from './balances.ts';
import { fundsOf } from './funds.ts';
import { lockOrder, type OpenOrder, readOrder, requireDesk } from './open-order.ts';
import { type ChangeKind, type PlannedChange, planChange } from './plan-change.ts';
import { refundExcess } from './refund-excess.ts';

type ChangeItems = components['schemas']['ChangeItems'];

/** What cancelling packs would change; nothing is written (PF-CHANGE-01). */
export const calculateOrderCancel: Handler<'calculateOrderCancel'> = async ({ path, body }, context) => {
  requireDesk(context);
  return preview(context, path.orderSummaryId, 'Cancel', body.changeItems);
};

/** What taking packs back would change; nothing is written. */
export const calculateOrderReturn: Handler<'calculateOrderReturn'> = async ({ path, body }, context) => {
  requireDesk(context);
  return preview(context, path.orderSummaryId, 'Return', body.changeItems);
};

/** Cancels packs; they go back to the stock, and what the card holds beyond the new total goes back (PF-CHANGE-02). */
export const submitOrderCancel: Handler<'submitOrderCancel'> = onceFor(
  orderSummary,
  async ({ path, body }, context) => {
    const open = await lockOrder(context, path.orderSummaryId);
    const change = planChange(open, 'Cancel', body.changeItems, context.language);
    const answer = await submitted(context, open, change);
    await applyChange(context, open, change, true);
    await refundExcess(context, open);
    return answer;
  },
);

/** Takes packs back; they are sold again only where the request says so (PF-CHANGE-03). */
export const submitOrderReturn: Handler<'submitOrderReturn'> = onceFor(
  orderSummary,
  async ({ path, body }, context) => {
    const open = await lockOrder(context, path.orderSummaryId);
    const change = planChange(open, 'Return', body.changeItems, context.language);
    const answer = await submitted(context, open, change);
    await applyChange(context, open, change, body.isRestocked ?? false);
    return answer;
  },
);

/** By what repeated requests are recognised: the order, once it is known that the caller looks after orders. */
export function orderSummary(
  { path }: { readonly path: { readonly orderSummaryId: string } },
  context: RequestContext,
) {
  requireDesk(context);
  return { apiName: 'OrderSummary', id: toLongId(path.orderSummaryId) ?? path.orderSummaryId } as const;
}

async function preview(
  context: RequestContext,
  orderSummaryId: string,
  kind: ChangeKind,
  items: ChangeItems,
) {
  const open = await readOrder(context, orderSummaryId);
  const change = planChange(open, kind, items, context.language);
  return { status: 200 as const, body: await figures(context, open, change) };
}

async function submitted(context: RequestContext, open: OpenOrder, change: PlannedChange) {
  const body = { changeOrderId: null, ...(await figures(context, open, change)) };
  return { status: 201 as const, body };
}

async function figures({ store }: RequestContext, open: OpenOrder, change: PlannedChange) {
  const funds = await fundsOf(store, open.order);
  const balances = changeBalances(open, takenOff(open, change), funds);
  return { changeBalances: balances, success: true, errors: [] };
}
