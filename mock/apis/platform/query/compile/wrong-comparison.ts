import type { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { Literal } from '../soql/literal.ts';
import type { Operand } from './operand.ts';
import type { Asking } from './scope.ts';
import { IDS, isText } from './text-column.ts';

/** 400 for a value of another type than the field. */
export function wrongType({ field, name }: Operand, { raw }: Literal, { text }: Asking): PlatformFault {
  const type = field.type.charAt(0).toLowerCase() + field.type.slice(1);
  const quotes = isText(field) || IDS.includes(field.type) ? 'be' : 'not be';
  const message = `value of filter criterion for field '${name}' must be of type ${type} and should ${quotes} enclosed in quotes: ${raw}`;
  return text.refuseCondition('INVALID_FIELD', name, message);
}

/** 400 for a comparison that the field does not take. */
export function wrongOperator({ name }: Operand, sign: string, { text }: Asking): PlatformFault {
  return text.refuseCondition(
    'INVALID_QUERY_FILTER_OPERATOR',
    name,
    `invalid operator ${sign} on field '${name}'`,
  );
}
