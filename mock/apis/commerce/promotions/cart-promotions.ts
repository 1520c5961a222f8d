import type { components } from '#generated/commerce/types.gen.ts';
import type { CartAdjustment, CartView } from '../carts/cart-view.ts';
import { formatMoney, parseMoney, sumCents } from '../money/cents.ts';
import { discountedItem } from './discounted-item.ts';
import { discountableValue, reachesMinimum } from './discounts.ts';
import type { Promotion } from './load-promotions.ts';

type CartPromotion = components['schemas']['CartPromotion'];

/** The promotions that a cart benefits from, each with what it takes off in all. */
export function cartPromotions({ adjustments }: CartView): CartPromotion[] {
  return promotionsOf(adjustments);
}

/** The same for some of the adjustments, such as those of one item. */
export function promotionsOf(adjustments: readonly CartAdjustment[]): CartPromotion[] {
  const byPromotion = Map.groupBy(adjustments, ({ promotion }) => promotion.Id);
  return [...byPromotion.values()].flatMap((of) =>
    of.slice(0, 1).map(({ promotion }) => promotionAnswer(promotion, of)),
  );
}

/** From which share of the least value a promotion counts as nearly reached. */
const NEARLY = { part: 1n, whole: 2n };

/** The promotions without coupon whose least value the goods have not reached, but at least half of it. */
export function approachingDiscounts({ lines }: CartView, automatic: readonly Promotion[]): CartPromotion[] {
  const goods = discountableValue(lines.map(discountedItem));
  return automatic
    .filter((promotion) => {
      const minimum = parseMoney(promotion.MinimumAmount__c ?? '0');
      return !reachesMinimum(promotion, goods) && goods * NEARLY.whole >= minimum * NEARLY.part && goods > 0n;
    })
    .map((promotion) => ({
      ...promotionAnswer(promotion, []),
      remainingAmount: formatMoney(parseMoney(promotion.MinimumAmount__c ?? '0') - goods),
    }));
}

function promotionAnswer(promotion: Promotion, adjustments: readonly CartAdjustment[]): CartPromotion {
  return {
    promotionId: promotion.Id,
    displayName: promotion.DisplayName,
    adjustmentAmount: formatMoney(sumCents(adjustments.map(({ Amount__c }) => parseMoney(Amount__c)))),
    termsAndConditions: promotion.TermsAndConditions,
  };
}
