import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { getCartSummary } from './getCartSummary.ts';

/** The head of the current cart, by the address that names no cart (PF-CART-07). */
export const getCurrentCartSummary: Handler<'getCurrentCartSummary'> = ({ path, ...input }, context) =>
  getCartSummary({ ...input, path: { ...path, cartStateOrId: 'current' } }, context);
