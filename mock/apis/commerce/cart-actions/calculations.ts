import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { countries } from '#mock/objects/common-fields.ts';
import { shippingCountries } from '../addresses/address-rules.ts';
import { type Buyer, requireBuyer } from '../buyers/buyer.ts';
import { cartSummaryAnswer } from '../carts/answers/cart-summary.ts';
import { refuseCustomFields } from '../carts/custom-fields.ts';
import { lockCart } from '../carts/open-cart.ts';
import { recalculate } from '../carts/recalculate.ts';
import { messages } from '../messages/messages.ts';

type Schemas = components['schemas'];

/** Objects whose custom fields a calculation takes. */
const CUSTOMISED = ['WebCart', 'CartItem', 'CartDeliveryGroup'];

/** Calculates the cart at once (PF-CART-21). */
export const calculateCart: Handler<'calculateCart'> = async ({ path, query, body }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  refuseCustomFields(body?.customFields, CUSTOMISED);
  return { status: 200, body: await calculated(context, buyer, path.cartStateOrId) };
};

/** The same with the delivery costs for an address, which is not kept. */
export const evaluateCartShipping: Handler<'evaluateCartShipping'> = async (
  { path, query, body },
  context,
) => {
  const buyer = await requireBuyer(context, { path, query });
  refuseEvaluation(context, buyer, body);
  return { status: 200, body: await calculated(context, buyer, path.cartStateOrId) };
};

/** The same with the taxes for an address, which is not kept. */
export const evaluateCartTaxes: Handler<'evaluateCartTaxes'> = async ({ path, query, body }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  refuseEvaluation(context, buyer, body);
  return { status: 200, body: await calculated(context, buyer, path.cartStateOrId) };
};

async function calculated(
  context: RequestContext,
  buyer: Buyer,
  cartStateOrId: string,
): Promise<Schemas['CartSummaryResult']> {
  const cart = await lockCart(context, buyer, cartStateOrId);
  const view = await recalculate(context, buyer, cart);
  return { status: 'Success', message: null, data: cartSummaryAnswer(view, context.language) };
}

/** Fees and taxes are the same wherever the store delivers, so that only the country counts. */
function refuseEvaluation(
  { language }: RequestContext,
  { webStore }: Buyer,
  { shippingAddress, customFields }: Schemas['CartEvaluationInput'],
): void {
  refuseCustomFields(customFields, CUSTOMISED);
  const asked = shippingAddress.country?.trim().toLowerCase();
  const allowed = shippingCountries(webStore).flatMap((code) => [
    code,
    ...Object.values(countries[code as keyof typeof countries] ?? {}),
  ]);
  if (asked !== undefined && !allowed.some((name) => name.toLowerCase() === asked))
    throw new PlatformFault(400, 'UNSUPPORTED_COUNTRY', messages[language].unsupportedCountry());
}
