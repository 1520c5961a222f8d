/** What was in a cart, to put it back. */
export interface EmptiedCart {
  items: { productId: string; name: string; quantity: number }[];
  coupons: string[];
}

const MOST_ITEMS = 500;
const MOST_COUPONS = 10;
const ITEM = /^([a-zA-Z0-9]{15,18}) ([1-9]\d{0,3}) (.*)$/s;

/** An item as a form carries it. */
export const itemText = ({ productId, quantity, name }: EmptiedCart['items'][number]): string =>
  `${productId} ${quantity} ${name}`;

/** What a form brings back; entries that are none are left out. */
export function emptiedCartOf(form: FormData): EmptiedCart {
  const texts = (name: string, most: number) => form.getAll(name).slice(0, most).map(String);
  const items = texts('item', MOST_ITEMS).flatMap((text) => {
    const [, productId, quantity, name = ''] = ITEM.exec(text) ?? [];
    return productId ? [{ productId, quantity: Number(quantity), name }] : [];
  });
  return { items, coupons: texts('coupon', MOST_COUPONS).filter(Boolean) };
}
