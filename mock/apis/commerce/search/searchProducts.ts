import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { findProducts } from './find-products.ts';
import { decodeRefinements } from './refinements.ts';

export const searchProducts: Handler<'searchProducts'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const { refinements: encoded, ...query } = input.query;
  const refinements = encoded === undefined ? [] : decodeRefinements(encoded);
  return { status: 200, body: await findProducts(context, shopper, { ...query, refinements }) };
};
