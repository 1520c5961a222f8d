import {
  addOrderToCart,
  getCartItems,
  getOrderSummaries,
  getOrderSummary,
} from '#generated/commerce/client.gen.ts';
import { PlatformError } from '../errors/index.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { cartHeads } from './cart-heads.ts';
import { helperRead } from './helper-read.ts';
import { idempotencyKey, ONCE } from './idempotency-key.ts';

export type OrderSummaryPage = Data<'getOrderSummaries'>;
export type OrderDetail = Data<'getOrderSummary'>;
export type OrderSummariesQuery = Input<'getOrderSummaries'>['query'];

/** Whether an order went into the cart as a whole; else what kept it from that. */
export type OrderToCart =
  | { success: true; result: Data<'addOrderToCart'> }
  | { success: false; result?: Data<'addOrderToCart'>; error?: PlatformError };

/** A page of the effective account's orders; null where the platform refuses (SF-ORDER-02). */
export const readOrderSummaries = (
  platform: Platform,
  query?: OrderSummariesQuery,
): Promise<OrderSummaryPage | null> => helperRead(platform.read(getOrderSummaries, { query }));

/** One order of the effective account, by the id of its summary or its number; FetchError 404 for any other. */
export const readOrderSummary = (
  platform: Platform,
  orderSummaryIdOrRefNumber: string,
): Promise<OrderDetail> => platform.read(getOrderSummary, { path: { orderSummaryIdOrRefNumber } });

/**
 * Puts the products of an order into the cart again. It has succeeded only if the count of failed products is there and
 * zero; a failure is an answer, not thrown (SF-CART-15, SF-CART-16).
 *
 * @param orderSummaryIdOrRefNumber id of the order summary, or the number that people use
 */
export async function orderAgain(
  platform: Platform,
  orderSummaryIdOrRefNumber: string,
  cartStateOrId = 'current',
): Promise<OrderToCart> {
  try {
    const body = { cartStateOrId, orderSummaryIdOrRefNumber };
    const result = await platform.write(addOrderToCart, { headers: idempotencyKey(), body }, ONCE);
    await platform.invalidate(...cartHeads, getCartItems);
    return { success: result?.totalFailedProductCount === 0, result };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { success: false, error };
  }
}
