import type { FieldTypeOf, QueryBase } from '@jetstreamapp/soql-parser-js';
import type { components } from '#generated/platform/types.gen.ts';
import { type ChildQuery, parentQuery } from '../compile/child-query.ts';
import { groupedQuery, isGrouped } from '../compile/grouped-query.ts';
import type { Scope } from '../compile/scope.ts';
import { selected } from '../compile/select-fields.ts';
import type { ParsedQuery } from '../soql/parse.ts';
import { type Column, plainColumn, valueColumn } from './column.ts';
import { addFieldColumn } from './field-columns.ts';

interface ReadQuery {
  readonly query: ParsedQuery;
  readonly scope: Scope;
}

type QueryColumns = components['schemas']['QueryColumns'];

/** What the columns of a query's table are, without its records; throws as the query itself does (PF-SOQL-20). */
export function queryColumns({ query, scope }: ReadQuery): QueryColumns {
  const { definition } = scope;
  const isOfTotals = isGrouped(query);
  const columnMetadata = isOfTotals ? totalColumns(query, scope) : recordColumns(query, scope);
  return {
    columnMetadata,
    entityName: definition.apiName,
    groupBy: query.groupBy !== undefined,
    idSelected: !isOfTotals && columnMetadata.some(({ columnName }) => columnName === 'Id'),
    keyPrefix: definition.keyPrefix,
  };
}

function totalColumns(query: ParsedQuery, scope: Scope): Column[] {
  const { outputs, isCount } = groupedQuery(query, scope);
  if (isCount) return [];
  return outputs.map(({ name, operand }) => ({
    ...valueColumn(name, operand.field),
    aggregate: operand.isAggregate,
    displayName: operand.name,
  }));
}

function recordColumns(query: ParsedQuery, scope: Scope): Column[] {
  const { children } = parentQuery(query, scope);
  const waiting = [...children];
  const columns: Column[] = [];
  for (const field of query.fields ?? []) {
    const child = field.type === 'FieldSubquery' ? waiting.shift() : undefined;
    if (field.type !== 'FieldSubquery') addColumns(columns, { ...query, fields: [field] }, scope);
    else if (child) columns.push(childColumn(field.subquery, child));
  }
  return columns;
}

function childColumn(query: QueryBase, { relationshipName, scope }: ChildQuery): Column {
  const column = { ...plainColumn(relationshipName), aggregate: true };
  addColumns(column.joinColumns, query, scope);
  return column;
}

function addColumns(columns: Column[], query: QueryBase, scope: Scope): void {
  const { fields, typeofs } = selected(query, scope);
  for (const { name, show, alias } of fields) {
    if (alias !== undefined) columns.push(valueColumn(alias, { type: 'String' }));
    else addFieldColumn(columns, name, scope, show !== undefined);
  }
  for (const one of typeofs) columns.push(typeofColumn(one));
}

/** Below a record that is one of several, the fields of all of them as texts. */
function typeofColumn({ field, conditions }: FieldTypeOf): Column {
  const names = new Set(conditions.flatMap(({ fieldList }) => fieldList));
  return {
    ...plainColumn(field),
    joinColumns: [...names].map((name) => valueColumn(name, { type: 'String' })),
  };
}
