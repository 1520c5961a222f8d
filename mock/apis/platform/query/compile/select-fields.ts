import type { FieldType, FieldTypeOf, QueryBase } from '@jetstreamapp/soql-parser-js';
import { allFields as everyField } from '../../records/read-by-ids.ts';
import type { Answered } from '../../records/select-list.ts';
import { notSupported } from './expressions.ts';
import { type FunctionField, isPresentation, presentedField } from './functions/presentation.ts';
import type { Scope } from './scope.ts';

type Subquery = Extract<FieldType, { type: 'FieldSubquery' }>['subquery'];

/** A field by its name, and how it is answered. */
type SelectedField = Answered & { readonly name: string };

/** What a query of records selects: fields, queries of the records that refer to them, and fields by the object of a record. */
export interface Selected {
  readonly fields: readonly SelectedField[];
  readonly subqueries: readonly Subquery[];
  readonly typeofs: readonly FieldTypeOf[];
}

/** Records that a query may answer with whatever fields there are. */
const MOST_OF_ALL_FIELDS = 200;

/** Reads a select list; throws 400 for what is not answered, and for a member that is named twice (PF-SOQL-04). */
export function selected(query: QueryBase, scope: Scope): Selected {
  const { text } = scope.asking;
  const fields: SelectedField[] = [];
  const subqueries: Subquery[] = [];
  const typeofs: FieldTypeOf[] = [];
  for (const field of query.fields ?? []) {
    if (field.type === 'FieldSubquery') subqueries.push(field.subquery);
    else if (field.type === 'FieldTypeof') typeofs.push(field);
    else if (field.type === 'FieldFunctionExpression') fields.push(...ofFunction(field, query, scope));
    else if ('alias' in field && field.alias)
      throw text.malformed(field.alias, 'only fields of grouped queries have an alias');
    else fields.push({ name: ('rawValue' in field && field.rawValue) || field.field });
  }
  refuseRepeated(fields, scope);
  return { fields, subqueries, typeofs };
}

function refuseRepeated(fields: readonly SelectedField[], scope: Scope): void {
  const keys = fields.map(({ name, alias }) => (alias ?? scope.pathOf(name).join('.')).toLowerCase());
  const roots = new Set(
    fields.map(({ name }) => String(scope.pathOf(name)[0]).toLowerCase()).concat('attributes'),
  );
  const twice = fields.find(({ alias }, index) => {
    const key = String(keys[index]);
    return (
      keys.indexOf(key) < index ||
      (alias !== undefined && key !== ownKey(fields[index], scope) && roots.has(key))
    );
  });
  if (!twice) return;
  const shown = twice.alias ?? twice.name;
  throw scope.asking.text.malformed(shown, `duplicate field selected: ${shown}`);
}

/** A field may be answered in another form under its own name. */
function ownKey(field: SelectedField | undefined, scope: Scope): string {
  return scope
    .pathOf(field?.name ?? '')
    .join('.')
    .toLowerCase();
}

function ofFunction(fn: FunctionField, query: QueryBase, scope: Scope): SelectedField[] {
  if (isPresentation(fn)) return [presentedField(fn, scope)];
  if (fn.functionName.toUpperCase() !== 'FIELDS') throw notSupported(fn, scope);
  return allFields(fn, query, scope).map((name) => ({ name }));
}

/** `FIELDS(ALL)` and its like. */
function allFields(
  { parameters }: FunctionField,
  { limit }: QueryBase,
  { definition, asking }: Scope,
): string[] {
  const which = String(parameters[0]).toUpperCase();
  if (which !== 'STANDARD' && (limit === undefined || limit > MOST_OF_ALL_FIELDS))
    throw asking.text.malformed('FIELDS', `FIELDS(${which}) needs a LIMIT of at most ${MOST_OF_ALL_FIELDS}`);
  const names = everyField(definition);
  if (which === 'ALL') return names;
  return names.filter((name) => name.endsWith('__c') === (which === 'CUSTOM'));
}
