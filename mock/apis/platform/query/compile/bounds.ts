import type { QueryBase } from '@jetstreamapp/soql-parser-js';
import type { QueryText } from '../soql/place.ts';

/** How many records a query answers, and how many it leaves out before. */
export interface Bounds {
  readonly limit: number | undefined;
  readonly offset: number;
}

const MOST_OFFSET = 2000;
const MOST_LIMIT = 2_147_483_647;

/** LIMIT and OFFSET; throws 400 beyond what the platform takes. */
export function bounds({ limit, offset = 0 }: QueryBase, text: QueryText): Bounds {
  if (offset > MOST_OFFSET)
    throw text.refuse(
      'NUMBER_OUTSIDE_VALID_RANGE',
      'OFFSET',
      `Maximum SOQL offset allowed is ${MOST_OFFSET}`,
    );
  if (limit !== undefined && limit > MOST_LIMIT)
    throw text.refuse(
      'NUMBER_OUTSIDE_VALID_RANGE',
      'LIMIT',
      'the LIMIT is larger than any number of records',
    );
  return { limit, offset };
}

/** Refuses the clauses that are not answered, by name (PF-SOQL-04). */
export function refuseUnsupported(query: QueryBase, text: QueryText): void {
  const { withDataCategory, withAccessLevel, update } = query;
  if (withDataCategory) throw text.unsupported('DATA CATEGORY');
  if (withAccessLevel === 'SYSTEM_MODE') throw text.unsupported('SYSTEM_MODE');
  if (update) throw text.unsupported(update);
  // Locks end with the call, so one would keep nobody away.
  if (query.for === 'UPDATE') throw text.unsupported('UPDATE');
}
