import type { QueryBase } from '@jetstreamapp/soql-parser-js';
import type { components } from '#generated/platform/types.gen.ts';
import { groupedQuery, isGrouped } from '../compile/grouped-query.ts';
import { type ChildQuery, recordQuery } from '../compile/record-query.ts';
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
  const { children } = recordQuery(query, scope);
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
  for (const name of selected(query, scope).names) addFieldColumn(columns, name, scope);
}
