import { sql } from 'kysely';
import { PLANNED_ANEW } from '#mock/store/connection/planned-anew.ts';
import type { Refinements } from '../refinements.ts';
import type { SortRuleId } from '../sort-rules.ts';
import { allOf, type Condition, type Hits, obeys } from './hits.ts';
import type { SortFacts } from './order.ts';

/** Which of the hits, in which order. */
export interface PageChoice {
  readonly rule: SortRuleId;
  readonly facts?: SortFacts;
  readonly refinements?: Refinements;
  readonly offset?: number;
  readonly limit: number;
  /** How many hits there are, where that is known. */
  readonly total?: number;
}

/** Whether a group is looked for and obeys all refinements. */
export const groupsOf = ({ shelf, within }: Hits, { refinements = new Map() }: PageChoice): Condition =>
  allOf([within, obeys(shelf, refinements)]);

/** What a statement begins with by which hits are read: among very many products it matters which words a term means. */
export const plannedFor = ({ mayBeVeryMany }: Hits) => sql.raw(mayBeVeryMany ? PLANNED_ANEW : '');

/** Whether a product is one of these, or a pack of one. */
export const isOneOf = (ids: readonly string[]): Condition =>
  ids.length === 0
    ? sql`false`
    : sql`(p."Id" = any(${[...ids]}::text[]) or p."Family" = any(${[...ids]}::text[]))`;
