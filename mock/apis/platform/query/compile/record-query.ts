import type { QueryBase } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { childRelationships, objectDefinition } from '../../../../objects/index.ts';
import { ROOT } from '../../../record-data/querying/joins.ts';
import { SelectList } from '../../records/select-list.ts';
import { type Bounds, bounds, refuseUnsupported } from './bounds.ts';
import { admitsOfRecords, conditions } from './conditions.ts';
import { orderTerms } from './order.ts';
import { Scope } from './scope.ts';
import { selected } from './select-fields.ts';

/** A query of records, ready to be put together as SQL. */
export interface RecordQuery extends Bounds {
  readonly scope: Scope;
  readonly list: SelectList;
  readonly where: RawBuilder<unknown>;
  /** The id decides in the end, so that pages never overlap. */
  readonly order: RawBuilder<unknown>;
  readonly children: readonly ChildQuery[];
}

/** A query of the records that refer to those of another query. */
export interface ChildQuery extends Omit<RecordQuery, 'children'> {
  readonly relationshipName: string;
  /** Column by which they refer. */
  readonly parent: RawBuilder<unknown>;
}

/** Reads a query of records by the permissions of whoever asks; throws 400 for what is not answered. */
export function recordQuery(query: QueryBase, scope: Scope): RecordQuery {
  const { names, subqueries } = selected(query, scope);
  const children = subqueries.map((subquery) => childQuery(subquery, scope));
  const relationships = children.map(({ relationshipName }) => relationshipName);
  const twice = relationships.find((name, index) => relationships.indexOf(name) < index);
  if (twice) throw scope.asking.text.malformed(twice, `duplicate relationship selected: ${twice}`);
  return { ...partsOf(query, names, scope), children };
}

function partsOf(query: QueryBase, names: readonly string[], scope: Scope): Omit<RecordQuery, 'children'> {
  const { definition, joins, asking } = scope;
  refuseUnsupported(query, asking.text);
  const list = new SelectList(definition, joins, asking.viewer);
  for (const name of names) list.add(scope.selectable(name));
  const admits = admitsOfRecords(scope);
  const where = conditions(query.where, scope, admits);
  const order = sql.join([...orderTerms(query.orderBy, scope, admits), sql.ref(`${ROOT}.Id`)]);
  return { scope, list, where, order, ...bounds(query, asking.text) };
}

function childQuery(
  query: QueryBase & { readonly relationshipName: string },
  { definition, asking }: Scope,
): ChildQuery {
  const { text, viewer } = asking;
  const asked = query.relationshipName;
  const found = childRelationships(definition.apiName).find(
    ({ relationshipName }) => relationshipName.toLowerCase() === asked.toLowerCase(),
  );
  const child = found && viewer.seen(objectDefinition(found.childObjectApiName));
  const isSeen = child && viewer.rights(child).readable && Object.hasOwn(child.fields, found.fieldName);
  if (!isSeen)
    throw text.refuse(
      'INVALID_TYPE',
      asked,
      `Didn't understand relationship '${asked}' in FROM part of query call.`,
    );
  if (query.groupBy || query.having)
    throw text.malformed(asked, 'records that refer to others are not grouped');
  const scope = new Scope(child, query.sObjectAlias, asking);
  const { names, subqueries } = selected(query, scope);
  if (subqueries[0])
    throw text.malformed(subqueries[0].relationshipName, 'a query inside a query has none inside');
  const { column } = scope.locate(found.fieldName);
  return { ...partsOf(query, names, scope), relationshipName: found.relationshipName, parent: column };
}
