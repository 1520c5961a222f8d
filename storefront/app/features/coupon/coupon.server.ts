import { createCart } from '#client/commerce/cart.ts';
import { type CallFailure, failureText } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import { formText } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** A coupon code that was refused, as it was typed, with the sentence that says why. */
export interface RefusedCoupon {
  typed: string;
  reason: string;
}

/** Adds the coupon that was typed; undefined once the cart is recalculated with it (SF-COUPON-01). */
export async function addCoupon(
  { platform, text }: Shop,
  form: FormData,
): Promise<RefusedCoupon | undefined> {
  const typed = formText(form, 'couponCode');
  if (typed === '') return { typed, reason: text('cart.coupon.missing') };
  try {
    await createCart(platform).addCoupon(typed);
    return undefined;
  } catch (error) {
    return refusedAs({ text }, typed, error);
  }
}

/** Why a code was refused, in a sentence; what is no refusal is thrown on. */
export function refusedAs({ text }: Pick<Shop, 'text'>, typed: string, error: unknown): RefusedCoupon {
  return { typed, reason: failureText(text, callFailure(error)) };
}

/** Takes a coupon out of the cart again. */
export async function removeCoupon({ platform }: Shop, form: FormData): Promise<CallFailure | undefined> {
  try {
    await createCart(platform).removeCoupon(formText(form, 'couponId'));
    return undefined;
  } catch (error) {
    return callFailure(error);
  }
}
