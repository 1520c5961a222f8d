import type { FunctionExp } from '@jetstreamapp/soql-parser-js';
import { sql } from 'kysely';
import type { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import { aggregate, COUNT_ALL, isAggregate } from './functions/aggregates.ts';
import { datePart, isDatePart } from './functions/date-parts.ts';
import { INT } from './functions/number-types.ts';
import type { Operand } from './operand.ts';
import type { Scope } from './scope.ts';

/** The operand that a field is. */
export function fieldOperand(name: string, scope: Scope): Operand {
  const { field, column, path } = scope.locate(name);
  const isNeverEmpty = field.required && path.length === 1;
  return { column, field, name, key: path.join('.'), isAggregate: false, isNeverEmpty };
}

/** The operand that a function is; throws 400 for a function that is not answered, or that does not take the field. */
export function functionOperand(fn: FunctionExp, scope: Scope): Operand {
  const name = fn.rawValue ?? fn.functionName ?? '';
  const called = (fn.functionName ?? '').toUpperCase();
  const [parameter, ...more] = fn.parameters ?? [];
  if (called === 'COUNT' && parameter === undefined)
    return { ...COUNT_ALL, name, key: 'COUNT()', isAggregate: true };
  const [fieldName, isConverted] = converted(called, parameter);
  const isKnown = isDatePart(called) || isAggregate(called) || called === 'GROUPING';
  if (!isKnown || fieldName === undefined || more.length > 0) throw notSupported(fn, scope);
  const inner = fieldOperand(fieldName, scope);
  const key = `${called}(${isConverted ? `CONVERTTIMEZONE(${inner.key})` : inner.key})`;
  if (called === 'GROUPING')
    return { column: sql`grouping(${inner.column})`, field: INT, name, key, isAggregate: true };
  const zone = isConverted ? scope.asking.viewer.timeZone : undefined;
  const made = isDatePart(called) ? datePart(called, inner, zone) : aggregate(called, inner);
  if (made) return { ...made, name, key, isAggregate: isAggregate(called) };
  const { text } = scope.asking;
  throw text.refuse('MALFORMED_QUERY', fieldName, `field ${fieldName} does not support ${called}`);
}

/** 400 that names the function. */
export function notSupported({ functionName = '' }: FunctionExp, { asking }: Scope): PlatformFault {
  return asking.text.refuse('MALFORMED_QUERY', functionName, `${functionName} is not supported`);
}

type Parameter = NonNullable<FunctionExp['parameters']>[number];

/** The field that a function is about, and whether `convertTimezone` stands around it. */
function converted(
  called: string,
  parameter: Parameter | undefined,
): [name: string | undefined, isConverted: boolean] {
  if (typeof parameter !== 'object') return [parameter, false];
  const [inner, ...more] = parameter.parameters ?? [];
  const isConverted = parameter.functionName?.toUpperCase() === 'CONVERTTIMEZONE' && isDatePart(called);
  return isConverted && more.length === 0 && typeof inner === 'string' ? [inner, true] : [undefined, false];
}
