import type { QueryBase } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { ROOT } from '../../../record-data/querying/joins.ts';
import type { Scope } from './scope.ts';

/** The records that `USING SCOPE` leaves: all, or those of the user; throws 400 for any other, by name. */
export function withinScope({ usingScope }: QueryBase, scope: Scope): RawBuilder<unknown> {
  const { text, viewer } = scope.asking;
  const name = usingScope?.toLowerCase() ?? 'everything';
  if (name === 'everything') return sql`true`;
  if (name !== 'mine' || !Object.hasOwn(scope.definition.fields, 'OwnerId'))
    throw text.unsupported(String(usingScope));
  return sql`${sql.ref(`${ROOT}.OwnerId`)} = ${viewer.userId}`;
}
