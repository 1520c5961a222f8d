import type { FieldType } from '@jetstreamapp/soql-parser-js';
import type { Show } from '../../records/select-list.ts';
import type { Admits } from './conditions.ts';
import { fieldOperand, functionOperand } from './expressions.ts';
import { type FunctionField, isPresentation, presentation } from './functions/presentation.ts';
import type { Operand } from './operand.ts';
import type { Scope } from './scope.ts';

/** A member of the answer to a query of totals. */
export interface Output {
  readonly name: string;
  readonly operand: Operand;
  /** How its values are answered other than as they are. */
  readonly show?: Show;
}

/** Whether a selected field is a total, or a total in another form. */
export function isAggregateField(field: FieldType): boolean {
  if (field.type !== 'FieldFunctionExpression') return false;
  return (
    field.isAggregateFn === true ||
    field.parameters.some((one) => typeof one === 'object' && isAggregateField(one))
  );
}

/** Whether a selected field is `COUNT()`. */
export function isPlainCount(field: FieldType | undefined): boolean {
  return (
    field?.type === 'FieldFunctionExpression' &&
    field.functionName.toUpperCase() === 'COUNT' &&
    field.parameters.length === 0
  );
}

/** Reads the select list of a query of totals: each member has a name of its own. */
export function outputsOf(fields: readonly FieldType[], scope: Scope, admits: Admits): Output[] {
  const { text } = scope.asking;
  let unnamed = 0;
  const outputs = fields.map((field) => {
    const { operand, isFunction, ...shown } = outputOf(field, scope);
    admits(operand);
    const alias = 'alias' in field ? field.alias : undefined;
    const name = alias ?? (isFunction ? `expr${unnamed++}` : String(operand.key.split('.').at(-1)));
    return { name, operand, ...shown };
  });
  const names = outputs.map(({ name }) => name.toLowerCase());
  const twice = names.findIndex((name, index) => names.indexOf(name) < index || name === 'attributes');
  const repeated = outputs[twice];
  if (repeated) throw text.malformed(repeated.operand.name, `duplicate alias: ${repeated.name}`);
  return outputs;
}

function outputOf(field: FieldType, scope: Scope): Omit<Output, 'name'> & { readonly isFunction: boolean } {
  const { text } = scope.asking;
  if (field.type === 'FieldSubquery' || field.type === 'FieldTypeof')
    throw text.malformed('GROUP', 'a query of totals selects fields and totals only');
  if (field.type !== 'FieldFunctionExpression') {
    const operand = fieldOperand(('rawValue' in field && field.rawValue) || field.field, scope);
    return { operand, isFunction: false };
  }
  if (!isPresentation(field)) return { operand: functionOperand(field, scope), isFunction: true };
  return { ...presented(field, scope), isFunction: true };
}

/** A total or a grouped field in another form. */
function presented(fn: FunctionField, scope: Scope): Omit<Output, 'name'> {
  const { text } = scope.asking;
  const [inner] = fn.parameters;
  const operand =
    typeof inner === 'object' ? functionOperand(inner, scope) : fieldOperand(String(inner), scope);
  if (operand.field.type === 'Currency' && scope.has(['CurrencyIsoCode']))
    throw text.malformed(fn.functionName, 'FORMAT of amounts in several currencies is not supported');
  return { operand, show: presentation(fn, operand.field, scope) };
}
