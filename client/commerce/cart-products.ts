import { getCartProducts } from '#generated/commerce/client.gen.ts';
import { getCartProductsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';

/** A product of a cart. */
export interface CartProduct {
  productId: string;
  name: string;
  /** All its packs in the cart, over several items where it has more than one. */
  quantity: number;
}

const CURRENT = { cartStateOrId: 'current' };
const PAGE_SIZE = limits.pageSize.maximum;

/** The products of the account's open cart with their packs (SF-CART-21). */
export async function readCartProducts(platform: Platform): Promise<CartProduct[]> {
  const products: CartProduct[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const query = { pageNumber, pageSize: PAGE_SIZE };
    const page = await platform.read(getCartProducts, { path: CURRENT, query });
    products.push(...page.products.flatMap(toProduct));
    if (page.products.length < PAGE_SIZE) return products;
  }
}

type ProductOfPage = Data<'getCartProducts'>['products'][number];

function toProduct({ product, cartItems }: ProductOfPage): CartProduct[] {
  const { productId, name } = product ?? {};
  const quantity = cartItems.reduce((sum, { cartItem }) => sum + Number(cartItem?.quantity ?? 0), 0);
  return productId && quantity > 0 ? [{ productId, name: name ?? '', quantity }] : [];
}

/** Whether the platform tells a cart by its products. */
export const tellsCartProducts = (platform: Platform): Promise<boolean> => platform.offers(getCartProducts);
