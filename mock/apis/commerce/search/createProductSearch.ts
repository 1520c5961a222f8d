import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { findProducts } from './find-products.ts';

/** The same search as searchProducts, asked for in a body. */
export const createProductSearch: Handler<'createProductSearch'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const { grouping, page = 0, pageSize = 20, ...asked } = input.body;
  const option = grouping?.groupingOption;
  const body = await findProducts(context, shopper, {
    ...asked,
    ...(option === undefined ? {} : { grouping: option }),
    page,
    pageSize,
  });
  return { status: 201, body };
};
