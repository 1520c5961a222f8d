import type { CallFailure } from '../../failures/call-failure.ts';

/** What the add-to-cart action answers to a script. */
export type AddResult = { added: number } | CallFailure;
