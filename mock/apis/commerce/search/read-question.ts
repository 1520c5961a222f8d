import { searchConstants } from '#generated/commerce/constants.gen.ts';
import type { HandlerInput } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Narrowing } from './hits/hits.ts';
import { type Refinement, type Refinements, readRefinements } from './refinements.ts';
import { searchWeights } from './searched-fields.ts';
import { readSortRule, type SortRuleId } from './sort-rules.ts';

const DEFAULT_FIELDS = ['Name', 'Description', 'StockKeepingUnit', 'ProductCode', 'Family'];

/** A search as a request asks for it, in a query or in a body. */
export interface Asked
  extends Partial<Omit<HandlerInput<'searchProducts'>['query'], 'refinements' | 'page' | 'pageSize'>> {
  readonly refinements?: readonly Refinement[];
  readonly page: number;
  readonly pageSize: number;
}

/** A search whose term, facets, order and fields exist. */
export interface Question {
  readonly narrowing: Narrowing;
  readonly weights: Readonly<Record<string, number>>;
  readonly refinements: Refinements;
  readonly rule: SortRuleId;
  readonly fields: readonly string[];
}

/**
 * What is asked for, in the language of who asks.
 *
 * @throws PlatformFault 400 when neither a term nor a category is, or when something asked for does not exist
 */
export function readQuestion(asked: Asked, language: string): Question {
  const searchTerm = asked.searchTerm?.trim() || undefined;
  const { categoryId } = asked;
  if (searchTerm === undefined && categoryId === undefined) {
    throw new PlatformFault(400, 'MISSING_ARGUMENT', 'Give a searchTerm, a categoryId or both.');
  }
  const most = searchConstants.searchTermMaximumWords;
  if (searchTerm && searchTerm.split(/\s+/).length > most) {
    throw new PlatformFault(400, 'INVALID_SEARCH_TERM', `A search term has at most ${most} words.`);
  }
  const reached = searchConstants.mostReachedHits;
  if (searchTerm && asked.page * asked.pageSize > reached)
    throw new PlatformFault(400, 'INVALID_PAGE', `Of what a term finds, the first ${reached} can be read.`);
  return {
    narrowing: { ...(searchTerm ? { searchTerm } : {}), ...(categoryId ? { categoryId } : {}) },
    weights: searchWeights(asked.searchFields, language),
    refinements: readRefinements(asked.refinements ?? []),
    rule: readSortRule(asked.sortRuleId),
    fields: chosenFields('Product2', asked.fields ?? DEFAULT_FIELDS),
  };
}
