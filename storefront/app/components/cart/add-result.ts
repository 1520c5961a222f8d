import type { de } from '../../i18n/de/index.ts';

/** Key of the sentence that tells a person what went wrong with a call and what to do. */
export type CallError = keyof typeof de.errors.call;

/** What the add-to-cart action answers to a script. */
export type AddResult = { added: number } | { error: CallError };

/** Event on the document when adding to the cart fails (storefront.md §8). */
export const deliveryTermViolation = 'deliveryTermViolation';
