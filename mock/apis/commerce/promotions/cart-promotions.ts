import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import type { CartAdjustment, CartView } from '../carts/cart-view.ts';
import { messages } from '../messages/messages.ts';
import { formatMoney, parseMoney, sumCents } from '../money/cents.ts';
import { discountedItem } from './discounted-item.ts';
import { discountableValue, reachesMinimum } from './discounts.ts';
import type { Promotion } from './load-promotions.ts';

type Schemas = components['schemas'];
type CartPromotion = Schemas['CartPromotion'];

/** What the answers about the promotions of a cart are made of. */
type PromotionSource = Pick<CartView, 'cart' | 'adjustments' | 'coupons'>;

/** The promotions that a cart benefits from, each with what it takes off in all. */
export function promotionCollection(view: PromotionSource): Schemas['CartPromotionCollection'] {
  const { cart, adjustments } = view;
  return {
    cartId: cart.Id,
    cartStatus: cart.Status,
    currencyIsoCode: cart.CurrencyIsoCode,
    promotions: promotionsOf(view, adjustments),
  };
}

/** The promotions behind some of the adjustments of a cart, such as those of one item. */
export function promotionsOf(view: PromotionSource, adjustments: readonly CartAdjustment[]): CartPromotion[] {
  const byPromotion = Map.groupBy(adjustments, ({ promotion }) => promotion.Id);
  return [...byPromotion.values()].flatMap((of) =>
    of.slice(0, 1).map((first) => promotionAnswer(view, first, of)),
  );
}

/** From which share of the least value a promotion counts as nearly reached. */
const NEARLY = { part: 1n, whole: 2n };

/** A sentence for each promotion without coupon whose least value the goods have not reached, but at least half of it. */
export function approachingDiscounts(
  { lines }: Pick<CartView, 'lines'>,
  automatic: readonly Promotion[],
  language: Language,
): string[] {
  const goods = discountableValue(lines.map(discountedItem));
  return automatic
    .map((promotion) => ({ promotion, minimum: parseMoney(promotion.MinimumAmount__c ?? '0') }))
    .filter(
      ({ promotion, minimum }) =>
        !reachesMinimum(promotion, goods) && goods * NEARLY.whole >= minimum * NEARLY.part && goods > 0n,
    )
    .map(({ promotion, minimum }) =>
      messages[language].approachingDiscount(promotion.DisplayName, formatMoney(minimum - goods)),
    );
}

function promotionAnswer(
  { cart, coupons }: PromotionSource,
  { promotion, CouponId__c }: CartAdjustment,
  adjustments: readonly CartAdjustment[],
): CartPromotion {
  return {
    promotionId: promotion.Id,
    displayName: promotion.DisplayName,
    adjustmentAmount: formatMoney(sumCents(adjustments.map(({ Amount__c }) => parseMoney(Amount__c)))),
    currencyIsoCode: cart.CurrencyIsoCode,
    couponCode: coupons.find(({ coupon }) => coupon.Id === CouponId__c)?.coupon.CouponCode ?? null,
    targetType: promotion.Effect__c === 'Percent' ? 'Item' : 'Cart',
    termsAndConditions: promotion.TermsAndConditions,
  };
}
