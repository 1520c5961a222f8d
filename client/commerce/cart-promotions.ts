import { getCartItemPromotions } from '#generated/commerce/client.gen.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { helperRead } from './helper-read.ts';

/** Promotions by the id of the item that they lower. */
export type ItemPromotions = Data<'getCartItemPromotions'>['items'];

/** What promotions take off items of the current cart; null where the platform refuses (SF-ITEM-06, SF-ORDER-02). */
export async function readItemPromotions(
  platform: Platform,
  cartItemIds: readonly string[],
): Promise<ItemPromotions | null> {
  const items = cartItemIds.map((cartItemId) => ({ cartItemId }));
  const written = platform.write(
    getCartItemPromotions,
    { path: { cartStateOrId: 'current' }, body: { items } },
    { safeToRepeat: true },
  );
  return (await helperRead(written))?.items ?? null;
}
