import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Insert } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

let number = 0;

/** Writes a promotion of 10 % with a coupon; answers the coupon's code and id. */
export async function couponFor(
  store: Store,
  over: Partial<Insert<'Promotion'>> = {},
  coupon: Partial<Insert<'Coupon'>> = {},
) {
  number += 1;
  const promotion = await store.insert('Promotion', {
    Name: `Aktion ${number}`,
    DisplayName: `Aktion ${number}`,
    WebStoreId__c: WEBSTORE_ID,
    PercentOff__c: 10,
    ...over,
  });
  const CouponCode = `CODE${number}`;
  const { Id } = await store.insert('Coupon', { CouponCode, PromotionId: promotion.Id, ...coupon });
  return { code: CouponCode, id: Id, promotionId: promotion.Id };
}
