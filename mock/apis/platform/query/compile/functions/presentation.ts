import type { FieldType } from '@jetstreamapp/soql-parser-js';
import type { Field } from '../../../../../objects/definition/index.ts';
import { displayValue } from '../../../../record-data/display/display-value.ts';
import { STORE_CURRENCY } from '../../../../record-data/display/formats.ts';
import { apiValue } from '../../../records/api-value.ts';
import type { Answered, Show } from '../../../records/select-list.ts';
import { notSupported } from '../expressions.ts';
import type { Scope } from '../scope.ts';

export type FunctionField = Extract<FieldType, { type: 'FieldFunctionExpression' }>;

/** Functions that change how a value is answered, not what it is. */
const PRESENTATIONS = ['FORMAT', 'TOLABEL'];

/** Whether a function changes only how a value is answered. */
export function isPresentation({ functionName }: Pick<FunctionField, 'functionName'>): boolean {
  return PRESENTATIONS.includes(functionName.toUpperCase());
}

/** The field inside `FORMAT` or `toLabel` and how it is answered; throws 400 for a field that it does not take. */
export function presentedField(fn: FunctionField, scope: Scope): Answered & { readonly name: string } {
  const [name, ...more] = fn.parameters;
  if (typeof name === 'object') throw notSupported(name, scope);
  if (name === undefined || more.length > 0) throw notSupported(fn, scope);
  const { field, path } = scope.locate(name);
  const show = presentation(fn, field, scope);
  const alias = fn.alias === undefined ? {} : { alias: fn.alias };
  const currencyPath = [...path.slice(0, -1), 'CurrencyIsoCode'];
  const hasCurrency = field.type === 'Currency' && scope.has(currencyPath);
  return { name, show, ...alias, ...(hasCurrency && { beside: currencyPath }) };
}

/** How a function answers the values of a field: in words and formats of the user's language. */
export function presentation(
  fn: Pick<FunctionField, 'functionName'>,
  field: Pick<Field, 'type' | 'length' | 'picklist'>,
  scope: Scope,
): Show {
  const { text, viewer } = scope.asking;
  const isLabel = fn.functionName.toUpperCase() === 'TOLABEL';
  if (isLabel && !field.picklist)
    throw text.malformed(fn.functionName, `${fn.functionName} takes picklists only`);
  if (!isLabel && field.picklist) return (value) => value;
  return (value, currency) => {
    const told = displayValue(field as Field, value, viewer, String(currency ?? STORE_CURRENCY));
    return told ?? apiValue(field, value);
  };
}
