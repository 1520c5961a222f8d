import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Shopper } from '../buyers/shopper.ts';
import type { PriceBooks } from './choose-prices.ts';

/**
 * The price books that decide for a shopper: those of the effective account's buyer groups by their priority, for
 * guests those of the store's guest group, and last the store's own.
 */
export async function priceBooks(
  store: Store,
  { webStore, accountId, isGuest, onlyBuyerGroupIds }: Shopper,
): Promise<PriceBooks> {
  const only = onlyBuyerGroupIds?.map((id) => toLongId(id));
  const groupIds = (await buyerGroupIds(store, webStore, isGuest ? null : accountId)).filter(
    (id) => only?.includes(id) ?? true,
  );
  const assigned =
    groupIds.length === 0
      ? []
      : await store.find('BuyerGroupPricebook', {
          where: { BuyerGroupId: groupIds, IsActive: true },
          orderBy: [{ field: 'Priority', ascending: true }],
        });
  const sale = [...assigned.map(({ Pricebook2Id }) => Pricebook2Id), webStore.PricebookId__c];
  return {
    sale: await activeBooks(store, sale),
    comparison: webStore.StrikethroughPricebookId,
  };
}

/** Ids of the groups an account buys in; of the store's guest group where there is no account. */
export async function buyerGroupIds(
  store: Store,
  webStore: Row<'WebStore'>,
  accountId: string | null,
): Promise<string[]> {
  if (accountId === null) return webStore.GuestBuyerProfileId === null ? [] : [webStore.GuestBuyerProfileId];
  const members = await store.find('BuyerGroupMember', { where: { BuyerId: accountId } });
  return members.map(({ BuyerGroupId }) => BuyerGroupId);
}

async function activeBooks(store: Store, ids: readonly (string | null)[]): Promise<string[]> {
  const ordered = [...new Set(ids.filter((id) => id !== null))];
  if (ordered.length === 0) return [];
  const books = await store.find('Pricebook2', { where: { Id: ordered, IsActive: true } });
  const active = new Set(books.map(({ Id }) => Id));
  return ordered.filter((id) => active.has(id));
}
