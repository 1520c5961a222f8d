import type { FieldType, QueryBase } from '@jetstreamapp/soql-parser-js';
import { allFields as everyField } from '../../records/read-by-ids.ts';
import type { Scope } from './scope.ts';

type Subquery = Extract<FieldType, { type: 'FieldSubquery' }>['subquery'];

/** What a query of records selects: fields by their names, and queries of the records that refer to them. */
export interface Selected {
  readonly names: readonly string[];
  readonly subqueries: readonly Subquery[];
}

/** Records that a query may answer with whatever fields there are. */
const MOST_OF_ALL_FIELDS = 200;

/** Reads a select list; throws 400 for what is not answered, and for a field that is named twice (PF-SOQL-04). */
export function selected(query: QueryBase, scope: Scope): Selected {
  const { text } = scope.asking;
  const names: string[] = [];
  const subqueries: Subquery[] = [];
  for (const field of query.fields ?? []) {
    if (field.type === 'FieldSubquery') subqueries.push(field.subquery);
    else if (field.type === 'FieldFunctionExpression') names.push(...allFields(field, query, scope));
    else if (field.type === 'FieldTypeof') throw text.unsupported('TYPEOF');
    else if ('alias' in field && field.alias)
      throw text.malformed(field.alias, 'only fields of grouped queries have an alias');
    else names.push(('rawValue' in field && field.rawValue) || field.field);
  }
  const keys = names.map((name) => scope.pathOf(name).join('.').toLowerCase());
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0) throw text.malformed(String(names[twice]), `duplicate field selected: ${names[twice]}`);
  return { names, subqueries };
}

/** `FIELDS(ALL)` and its like. */
function allFields(
  { functionName, parameters }: Extract<FieldType, { type: 'FieldFunctionExpression' }>,
  { limit }: QueryBase,
  { definition, asking }: Scope,
): string[] {
  const which = String(parameters[0]).toUpperCase();
  if (functionName.toUpperCase() !== 'FIELDS') throw asking.text.unsupported(functionName);
  if (which !== 'STANDARD' && (limit === undefined || limit > MOST_OF_ALL_FIELDS))
    throw asking.text.malformed('FIELDS', `FIELDS(${which}) needs a LIMIT of at most ${MOST_OF_ALL_FIELDS}`);
  const names = everyField(definition);
  if (which === 'ALL') return names;
  return names.filter((name) => name.endsWith('__c') === (which === 'CUSTOM'));
}
