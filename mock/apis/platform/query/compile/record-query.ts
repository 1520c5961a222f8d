import type { QueryBase } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { ROOT } from '../../../record-data/querying/joins.ts';
import { SelectList } from '../../records/select-list.ts';
import { type Bounds, bounds, refuseUnsupported } from './bounds.ts';
import { admitsOfRecords, conditions } from './conditions.ts';
import { orderTerms } from './order.ts';
import { withinScope } from './query-scope.ts';
import type { Scope } from './scope.ts';
import type { Selected } from './select-fields.ts';
import { type TypeofQuery, typeofQuery } from './typeof-query.ts';

/** A query of records, ready to be put together as SQL. */
export interface RecordQuery extends Bounds {
  readonly scope: Scope;
  readonly list: SelectList;
  readonly where: RawBuilder<unknown>;
  /** The id decides in the end, so that pages never overlap. */
  readonly order: RawBuilder<unknown>;
  /** Records referred to, with other fields for each object. */
  readonly typeofs: readonly TypeofQuery[];
}

/** Puts a query of records together from what it selects, by the permissions of whoever asks. */
export function recordQuery(query: QueryBase, { fields, typeofs }: Selected, scope: Scope): RecordQuery {
  const { definition, joins, asking } = scope;
  refuseUnsupported(query, asking.text);
  const list = new SelectList(definition, joins, asking.viewer);
  const paths = fields.map((field) => ({ ...field, path: scope.selectable(field.name) }));
  for (const { path, ...answered } of paths) list.add(path, answered);
  const admits = admitsOfRecords(scope);
  const where = sql`${withinScope(query, scope)} and ${conditions(query.where, scope, admits)}`;
  const order = sql.join([...orderTerms(query.orderBy, scope, admits), sql.ref(`${ROOT}.Id`)]);
  return {
    scope,
    list,
    where,
    order,
    typeofs: typeofs.map((one) => typeofQuery(one, paths, list, scope)),
    ...bounds(query, asking.text),
  };
}
