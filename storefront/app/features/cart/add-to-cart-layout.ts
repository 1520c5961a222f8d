/** How the add-to-cart control is laid out. */
export type AddToCartLayout = 'tile' | 'detail';

/** On a product detail address whose product id starts with 01t the layout is the large one (SF-TILE-05). */
export function addToCartLayout(pathname: string): AddToCartLayout {
  return /(^|\/)product\/detail\/01t/.test(pathname) ? 'detail' : 'tile';
}
