import type { Schemas } from '../../../model/metadata/schemas.ts';

/** An order in the words of `sortBy`: fields, a leading minus meaning descending. */
export function sortTerms(orders: readonly Schemas['ListOrderByInfo'][]): string[] {
  return orders.map(({ fieldApiName, isAscending }) => `${isAscending ? '' : '-'}${fieldApiName}`);
}
