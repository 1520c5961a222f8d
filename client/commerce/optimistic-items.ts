import type { QueryClient } from '@tanstack/query-core';
import { getCartItems } from '#generated/commerce/client.gen.ts';
import type { Data } from '../operation.ts';

type Page = Data<'getCartItems'>;
type Envelope = Page['cartItems'][number];

/** What an item becomes: another one, or nothing. */
type Change = (item: Envelope) => Envelope | undefined;

/**
 * Shows what an item of the cart will be before the platform has said so, on every page that has been read.
 *
 * @returns takes it back, this item only
 */
export function showAtOnce(queryClient: QueryClient, cartItemId: string, change: Change): () => void {
  const queryKey = [getCartItems.operationId];
  const pages = queryClient.getQueriesData<Page>({ queryKey });
  for (const [key, page] of pages)
    if (page) queryClient.setQueryData(key, withChanged(page, cartItemId, change));
  return () => {
    for (const [key, before] of pages)
      queryClient.setQueryData<Page>(key, (page) => page && before && withRestored(page, before, cartItemId));
  };
}

/** The same item with another quantity, which travels as decimal text. */
export const withQuantity =
  (quantity: number): Change =>
  (envelope) => ({ ...envelope, cartItem: { ...envelope.cartItem, quantity: quantity.toFixed(1) } });

export const gone: Change = () => undefined;

const is = (cartItemId: string) => (envelope: Envelope) => envelope.cartItem.cartItemId === cartItemId;

function withChanged(page: Page, cartItemId: string, change: Change): Page {
  const isChanged = is(cartItemId);
  const cartItems = page.cartItems.flatMap((each) => (isChanged(each) ? (change(each) ?? []) : each));
  return { ...page, cartItems };
}

function withRestored(page: Page, before: Page, cartItemId: string): Page {
  const isChanged = is(cartItemId);
  const place = before.cartItems.findIndex(isChanged);
  const old = before.cartItems[place];
  if (!old) return page;
  if (page.cartItems.some(isChanged)) return withChanged(page, cartItemId, () => old);
  return { ...page, cartItems: page.cartItems.toSpliced(place, 0, old) };
}
