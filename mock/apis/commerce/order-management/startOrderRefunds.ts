import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { onceFor } from '../idempotency/once.ts';
import { lockOrder } from './open-order.ts';
import { orderSummary } from './order-changes.ts';
import { refundAsked } from './refund-excess.ts';

/** Gives back to the card what was paid beyond the total; an invoice has nothing to give back (PF-CHANGE-08). */
export const startOrderRefunds: Handler<'startOrderRefunds'> = onceFor(
  orderSummary,
  async ({ path, body }, context) => {
    const open = await lockOrder(context, path.orderSummaryId);
    const { Id } = await refundAsked(context, open, body.excessFundsAmount);
    return { status: 201, body: { backgroundOperationId: Id, success: true, errors: [] } };
  },
);
