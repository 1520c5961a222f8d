/** Id of the form that wish buttons send. */
export const wishFormId = 'wish-form';

/** What a form wants of the wish list; its button is named so, with the product as its value. */
export type WishIntent = 'add' | 'remove';

/** The product that a form puts on the list or takes off it. */
export function readWish(form: FormData): { productId: string; isWanted: boolean } {
  const wanted = form.get('add' satisfies WishIntent);
  const productId = wanted ?? form.get('remove' satisfies WishIntent);
  return { productId: typeof productId === 'string' ? productId : '', isWanted: wanted !== null };
}
