import { getCart, getCartSummary } from '#generated/commerce/client.gen.ts';

/** The reads of a cart's counts and sums, which become old together. */
export const cartHeads = [getCart, getCartSummary] as const;
