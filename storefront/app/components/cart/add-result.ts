import type { CallFailure } from '../../failures/call-failure.ts';

/** What the add-to-cart action answers to a script. */
export type AddResult = { added: number } | CallFailure;

/** Event on the document when adding to the cart fails (storefront.md §8). */
export const deliveryTermViolation = 'deliveryTermViolation';
