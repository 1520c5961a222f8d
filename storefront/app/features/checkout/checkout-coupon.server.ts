import { formText } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { type RefusedCoupon, refusedAs } from '../coupon/coupon.server.ts';
import { checkoutOf } from './checkout.server.ts';

const key = 'refusedCoupon';

/** Adds or takes out a coupon of the open checkout; why not is kept for the step that is shown next. */
export async function changeCoupon(shop: Shop, form: FormData): Promise<void> {
  const checkout = checkoutOf(shop);
  const typed = formText(form, 'couponCode');
  const couponId = formText(form, 'couponId');
  shop.visit.removeItem(key);
  if (typed === '' && couponId === '') return keep(shop, { typed, reason: shop.text('cart.coupon.missing') });
  try {
    await (couponId ? checkout.removeCoupon(couponId) : checkout.addCoupon(typed));
  } catch (error) {
    keep(shop, refusedAs(shop, typed, error));
  }
}

/** The coupon that was refused last, where the address says that one was. */
export function refusedCoupon({ visit }: Shop, request: Request): RefusedCoupon | undefined {
  if (!new URL(request.url).searchParams.has('coupon')) return undefined;
  try {
    const refused = JSON.parse(visit.getItem(key) ?? 'null') as Partial<RefusedCoupon> | null;
    return refused?.reason ? { typed: refused.typed ?? '', reason: refused.reason } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a coupon has just been refused. */
export const hasRefusedCoupon = ({ visit }: Shop): boolean => visit.getItem(key) !== null;

function keep({ visit }: Shop, refused: RefusedCoupon): void {
  visit.setItem(key, JSON.stringify(refused));
}
