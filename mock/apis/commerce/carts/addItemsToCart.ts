import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { requireCartOpener } from '../buyers/cart-opener.ts';
import { once } from '../idempotency/once.ts';
import { cartItemAnswer } from './answers/cart-item.ts';
import type { Cart } from './find-cart.ts';
import { openCart } from './open-cart.ts';
import { putIntoCart } from './put-into-cart.ts';
import { noteCartChange } from './recalculation.ts';

type Schemas = components['schemas'];
type Result = Schemas['CartItemBatchResult']['results'][number];

/** Puts several products into the cart; each is judged for itself, what can be added is added (SF-ITEM-02). */
export const addItemsToCart: Handler<'addItemsToCart'> = once(async (input, context) => {
  const { buyer, headers } = await requireCartOpener(context, input);
  const { cart } = await openCart(context, buyer, input.path.cartStateOrId);
  const results: Result[] = [];
  for (const { richInput } of input.body.inputs)
    results.push(await resultOf(context, buyer, cart, richInput));
  if (results.some(({ statusCode }) => statusCode === 201)) await noteCartChange(context, cart);
  const hasErrors = results.some(({ statusCode }) => statusCode !== 201);
  return { status: statusOf(hasErrors, input, buyer), headers, body: { hasErrors, results } };
});

/** 200 when something is refused, else 201, or 202 for a high-scale cart (PF-CART-06). */
function statusOf(
  hasErrors: boolean,
  { headers }: HandlerInput<'addItemsToCart'>,
  { webStore }: Buyer,
): 200 | 201 | 202 {
  if (hasErrors) return 200;
  return webStore.HighScaleCartEnabled__c && headers.highscale === 'true' ? 202 : 201;
}

/** Rules are refused before anything is written, so a refusal leaves the transaction whole. */
async function resultOf(
  context: RequestContext,
  buyer: Buyer,
  cart: Cart,
  input: Schemas['CartItemInput'],
): Promise<Result> {
  try {
    const line = await putIntoCart(context, buyer, cart, input);
    return { statusCode: 201, result: cartItemAnswer({ cart, adjustments: [] }, line, context) };
  } catch (error) {
    if (!(error instanceof PlatformFault)) throw error;
    return { statusCode: error.status, result: [{ errorCode: error.errorCode, message: error.message }] };
  }
}
