import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { buyerGroupIds } from '../pricing/price-books.ts';

/** For whom a promotion is: everybody unless it names a buyer group, a segment of them, or both. */
type Targeted = Pick<Row<'Promotion'>, 'BuyerGroupId__c' | 'PromotionSegmentId__c'>;

/** The promotions that are for this buyer. Where a buyer group and a segment are named, both have to fit. */
export async function forBuyer<P extends Targeted>(
  store: Store,
  { webStore, accountId, isGuest }: Buyer,
  promotions: readonly P[],
): Promise<P[]> {
  if (promotions.every(isForEverybody)) return [...promotions];
  const groups = await buyerGroupIds(store, webStore, isGuest ? null : accountId);
  const segments = await segmentsOf(store, groups);
  return promotions.filter(
    ({ BuyerGroupId__c: group, PromotionSegmentId__c: segment }) =>
      (group === null || groups.includes(group)) && (segment === null || segments.has(segment)),
  );
}

function isForEverybody({ BuyerGroupId__c, PromotionSegmentId__c }: Targeted): boolean {
  return BuyerGroupId__c === null && PromotionSegmentId__c === null;
}

/** The active segments that a buyer belongs to by one of its groups. */
async function segmentsOf(store: Store, groups: readonly string[]): Promise<ReadonlySet<string>> {
  if (groups.length === 0) return new Set();
  const links = await store.find('PromotionSegmentBuyerGroup', { where: { BuyerGroupId: [...groups] } });
  const ids = [...new Set(links.map(({ PromotionSegmentId }) => PromotionSegmentId))];
  const segments = await store.getMany('PromotionSegment', ids);
  return new Set(segments.filter(({ IsActive }) => IsActive).map(({ Id }) => Id));
}
