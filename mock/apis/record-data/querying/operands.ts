import { type RawBuilder, sql } from 'kysely';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Field, FieldType } from '../../../objects/definition/index.ts';
import { isCalendarDay, momentOf } from '../calendar-day.ts';
import type { Scalar } from '../where/parse-where.ts';
import type { Located } from './joins.ts';

/** Both sides of a comparison, brought to the same form. */
export interface Sides {
  readonly column: RawBuilder<unknown>;
  readonly operand: RawBuilder<unknown>;
}

const TEXT_TYPES: readonly FieldType[] = ['String', 'ComboBox', 'TextArea', 'Email', 'Phone', 'Url'];
const NUMBER_TYPES: readonly FieldType[] = ['Currency', 'Double', 'Int', 'Percent'];
const ID_TYPES: readonly FieldType[] = ['Id', 'Reference'];

const NUMBER = /^-?\d{1,18}(\.\d{1,18})?$/;

/** Whether a field holds free text. */
export function isText({ type }: Field): boolean {
  return TEXT_TYPES.includes(type);
}

/**
 * A field and the value it is compared with; throws 400 when the value is not of the field's type.
 *
 * @param timeZone in which days are counted
 */
export function comparable(
  { field, column }: Located,
  value: Scalar,
  path: readonly string[],
  timeZone: string,
): Sides {
  if (isText(field) && typeof value === 'string') {
    return { column: sql`lower(${column})`, operand: sql`lower(${value}::text)` };
  }
  if (ID_TYPES.includes(field.type) && typeof value === 'string') return idSides(column, value);
  if (NUMBER_TYPES.includes(field.type) && NUMBER.test(String(value))) {
    return { column, operand: sql`${String(value)}::numeric` };
  }
  if (field.type === 'Boolean' && typeof value === 'boolean')
    return { column, operand: sql`${value}::boolean` };
  if (field.type === 'Date' && isCalendarDay(value)) return { column, operand: sql`${value}::date` };
  if (field.type === 'DateTime' && typeof value === 'string')
    return momentSides(column, value, path, timeZone);
  const isChoice = field.type === 'Picklist' || field.type === 'MultiPicklist';
  if (isChoice && typeof value === 'string') return { column, operand: sql`${value}::text` };
  throw wrongValue(value, path);
}

/** An id with 15 characters names the same record as with 18. */
function idSides(column: RawBuilder<unknown>, id: string): Sides {
  return id.length === 15
    ? { column: sql`left(${column}, 15)`, operand: sql`${id}::text` }
    : { column, operand: sql`${id}::text` };
}

/** A moment compared with a moment, or with a day as the person counts days. */
function momentSides(
  column: RawBuilder<unknown>,
  value: string,
  path: readonly string[],
  timeZone: string,
): Sides {
  if (isCalendarDay(value))
    return { column: sql`(${column} at time zone ${timeZone}::text)::date`, operand: sql`${value}::date` };
  const moment = momentOf(value);
  if (!moment) throw wrongValue(value, path);
  return { column, operand: sql`${moment.toISOString()}::timestamptz` };
}

function wrongValue(value: Scalar, path: readonly string[]): PlatformFault {
  const message = `The value ${JSON.stringify(value)} does not fit the field ${path.join('.')}.`;
  return new PlatformFault(400, 'INVALID_QUERY_VALUE', message);
}
