import { lookUpOrder } from '#client/commerce/order-lookup.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { OrderDetailView } from '../orders/order-detail.ts';
import { readParcels } from '../orders/orders.server.ts';
import type { ParcelView } from '../orders/parcel.ts';
import { toFoundOrder } from './found-order.ts';
import { type LookupFieldError, type LookupForm, lookupErrors, readLookupForm } from './lookup-form.ts';

/** The order that was looked up, or the form with what was typed and why it led nowhere. */
export type LookupOutcome =
  | { order: OrderDetailView; parcels: ParcelView[] }
  | {
      order: undefined;
      typed: LookupForm;
      errors: FieldErrors<LookupFieldError>;
      /** There is no such order, or it was placed with another address. */
      isUnknown: boolean;
      failure: CallFailure | undefined;
    };

/** Looks up the order that the form names (SF-ORDER-04). */
export async function lookUp(shop: Shop, form: FormData): Promise<LookupOutcome> {
  const typed = readLookupForm(form);
  const errors = lookupErrors(typed);
  const nowhere = { order: undefined, typed, errors, isUnknown: false, failure: undefined };
  if (Object.keys(errors).length > 0) return nowhere;
  try {
    const found = await lookUpOrder(shop.platform, typed.orderNumber, { email: typed.email });
    if (!found) return { ...nowhere, isUnknown: true };
    const order = toFoundOrder(found);
    return { order, parcels: await readParcels(shop, order) };
  } catch (error) {
    return { ...nowhere, failure: callFailure(error) };
  }
}
