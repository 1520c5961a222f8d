import { requestReturn } from '#client/commerce/inquiries.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { OrderDetailView } from '../orders/order-detail.ts';
import { readListedProducts } from '../product/listed-products.server.ts';
import { isMedicine } from '../product/product-view.ts';
import {
  type ReturnableItem,
  type ReturnFieldError,
  readReturn,
  returnableItems,
  returnErrors,
  returnRequest,
  type TypedReturn,
} from './return-request.ts';

/** Where a request stands after the form was sent. */
export type ReturnOutcome =
  | { reference: string }
  | { typed: TypedReturn; errors: FieldErrors<ReturnFieldError>; failure: CallFailure | undefined };

/** The lines of an order that can come back; where the products cannot be read, the platform knows what is a medicine. */
export async function readReturnable(shop: Shop, order: OrderDetailView): Promise<ReturnableItem[]> {
  const ids = returnableItems(order, new Set()).flatMap(({ productId }) => productId ?? []);
  const products = ids.length > 0 ? await readListedProducts(shop, { ids }).catch(() => []) : [];
  return returnableItems(order, new Set(products.filter(isMedicine).map(({ id }) => id)));
}

/** Checks the form and asks for the return (SF-ORDER-06). What was typed is never lost. */
export async function askForReturn(
  shop: Shop,
  order: OrderDetailView,
  form: FormData,
): Promise<ReturnOutcome> {
  const items = await readReturnable(shop, order);
  const typed = readReturn(form, items);
  const errors = returnErrors(typed, items);
  if (Object.keys(errors).length > 0) return { typed, errors, failure: undefined };
  try {
    const { reference } = await requestReturn(shop.platform, returnRequest(order.number, typed));
    return { reference };
  } catch (error) {
    return { typed, errors: {}, failure: callFailure(error) };
  }
}
