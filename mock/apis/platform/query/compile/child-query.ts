import type { QueryBase } from '@jetstreamapp/soql-parser-js';
import type { RawBuilder } from 'kysely';
import { childRelationships, objectDefinition } from '../../../../objects/index.ts';
import { type RecordQuery, recordQuery } from './record-query.ts';
import { Scope } from './scope.ts';
import { type Selected, selected } from './select-fields.ts';

/** A query of the records that refer to those of another query. */
export interface ChildQuery extends RecordQuery {
  readonly relationshipName: string;
  /** Column by which they refer. */
  readonly parent: RawBuilder<unknown>;
}

/** A query of records with those of the records that refer to them. */
export interface ParentQuery extends RecordQuery {
  readonly children: readonly ChildQuery[];
}

/** Reads a query of records by the permissions of whoever asks; throws 400 for what is not answered (PF-SOQL-04). */
export function parentQuery(query: QueryBase, scope: Scope): ParentQuery {
  const what = selected(query, scope);
  const children = what.subqueries.map((subquery) => childQuery(subquery, scope));
  const relationships = children.map(({ relationshipName }) => relationshipName);
  const twice = relationships.find((name, index) => relationships.indexOf(name) < index);
  if (twice) throw scope.asking.text.malformed(twice, `duplicate relationship selected: ${twice}`);
  return { ...recordQuery(query, what, scope), children };
}

type Subquery = Selected['subqueries'][number];

function childQuery(query: Subquery, parent: Scope): ChildQuery {
  const { asking } = parent;
  const asked = query.relationshipName;
  if (query.groupBy || query.having)
    throw asking.text.malformed(asked, 'records that refer to others are not grouped');
  if (query.for || query.usingScope)
    throw asking.text.malformed(asked, 'a query inside a query takes neither FOR nor USING SCOPE');
  const { child, fieldName, relationshipName } = childrenOf(query, parent);
  const scope = new Scope(child, query.sObjectAlias, asking);
  const what = selected(query, scope);
  const [inner] = what.subqueries;
  if (inner) throw asking.text.malformed(inner.relationshipName, 'a query inside a query has none inside');
  const { column } = scope.locate(fieldName);
  return { ...recordQuery(query, what, scope), relationshipName, parent: column };
}

/** The object whose records a relationship lists, and the field by which they refer; throws 400 INVALID_TYPE. */
function childrenOf(
  { relationshipName: asked, sObjectPrefix = [] }: Subquery,
  { definition, asking }: Scope,
) {
  const { text, viewer } = asking;
  const found = childRelationships(definition.apiName).find(
    ({ relationshipName }) => relationshipName.toLowerCase() === asked.toLowerCase(),
  );
  const child = found && viewer.seen(objectDefinition(found.childObjectApiName));
  const isSeen = child && viewer.rights(child).readable && Object.hasOwn(child.fields, found.fieldName);
  if (isSeen && sObjectPrefix.length === 0) return { child, ...found };
  const name = [...sObjectPrefix, asked].join('.');
  const message = `Didn't understand relationship '${name}' in FROM part of query call.`;
  throw text.refuse('INVALID_TYPE', name, message);
}
