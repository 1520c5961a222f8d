import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Buyer } from '../buyers/buyer.ts';
import type { Cart } from './find-cart.ts';
import { putIntoCart } from './put-into-cart.ts';

type FailedProduct = components['schemas']['FailedProduct'];

/** A product and how many packs of it. */
export interface WantedProduct {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
}

/**
 * Puts several products into a locked cart and answers those that the rules refuse. Each is judged for itself; rules are
 * refused before anything is written. The caller notes the change of the cart.
 */
export async function putAll(
  context: RequestContext,
  buyer: Buyer,
  cart: Cart,
  wanted: readonly WantedProduct[],
): Promise<FailedProduct[]> {
  const failed: FailedProduct[] = [];
  for (const { productId, name, quantity } of wanted) {
    try {
      await putIntoCart(context, buyer, cart, { productId, quantity: String(quantity), type: 'Product' });
    } catch (error) {
      if (!(error instanceof PlatformFault)) throw error;
      const { errorCode, message } = error;
      failed.push({ productId, name, errors: [{ errorCode, message }] });
    }
  }
  return failed;
}
