import type { FunctionExp } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../../../model/metadata/field-info.ts';
import type { Field, FieldType } from '../../../../objects/definition/index.ts';
import type { Scope } from './scope.ts';

/** A field or a function of one, with the type of its values. */
export interface Operand {
  readonly column: RawBuilder<unknown>;
  readonly field: Pick<Field, 'type' | 'length'>;
  /** As the query writes it, for messages. */
  readonly name: string;
  /** By which it is known to be the same as another one. */
  readonly key: string;
  readonly isAggregate: boolean;
}

type Column = RawBuilder<unknown>;

/** The operand that a field is. */
export function fieldOperand(name: string, scope: Scope): Operand {
  const { field, column, path } = scope.locate(name);
  return { column, field, name, key: path.join('.'), isAggregate: false };
}

/** The operand that a function is; throws 400 for a function that is not answered, or that does not take the field. */
export function functionOperand(fn: FunctionExp, scope: Scope): Operand {
  const name = fn.rawValue ?? fn.functionName ?? '';
  const called = (fn.functionName ?? '').toUpperCase();
  const [parameter, ...more] = fn.parameters ?? [];
  const { text } = scope.asking;
  if (called === 'COUNT' && parameter === undefined)
    return { column: sql`count(*)`, field: INT, name, key: 'COUNT()', isAggregate: true };
  const isKnown = Object.hasOwn(PARTS, called) || Object.hasOwn(AGGREGATES, called);
  if (!isKnown || typeof parameter !== 'string' || more.length > 0)
    throw text.refuse(
      'MALFORMED_QUERY',
      fn.functionName ?? name,
      `${fn.functionName ?? name} is not supported`,
    );
  const inner = fieldOperand(parameter, scope);
  const made = Object.hasOwn(PARTS, called) ? partOf(called, inner) : aggregateOf(called, inner);
  if (!made) throw text.refuse('MALFORMED_QUERY', parameter, `field ${parameter} does not support ${called}`);
  return { ...made, name, key: `${called}(${inner.key})` };
}

const INT = { type: 'Int', length: 0 } as const;
const DOUBLE = { type: 'Double', length: 0 } as const;
const NUMBERS: readonly FieldType[] = ['Currency', 'Double', 'Int', 'Percent'];

/** Parts of a day, each by the day or moment in UTC. */
const PARTS: Readonly<Record<string, (at: Column) => Column>> = {
  CALENDAR_MONTH: (at) => sql`extract(month from ${at})::int`,
  CALENDAR_QUARTER: (at) => sql`extract(quarter from ${at})::int`,
  CALENDAR_YEAR: (at) => sql`extract(year from ${at})::int`,
  DAY_IN_MONTH: (at) => sql`extract(day from ${at})::int`,
  DAY_IN_WEEK: (at) => sql`(extract(dow from ${at})::int + 1)`,
  DAY_IN_YEAR: (at) => sql`extract(doy from ${at})::int`,
  DAY_ONLY: (at) => sql`${at}::date`,
  HOUR_IN_DAY: (at) => sql`extract(hour from ${at})::int`,
  WEEK_IN_MONTH: (at) => sql`((extract(day from ${at})::int - 1) / 7 + 1)`,
  WEEK_IN_YEAR: (at) => sql`((extract(doy from ${at})::int - 1) / 7 + 1)`,
};
/** Parts that only a moment has. */
const OF_MOMENTS = ['DAY_ONLY', 'HOUR_IN_DAY'];

function partOf(called: string, { column, field }: Operand): Omit<Operand, 'name' | 'key'> | undefined {
  const isMoment = field.type === 'DateTime';
  if (!isMoment && (field.type !== 'Date' || OF_MOMENTS.includes(called))) return undefined;
  const part = PARTS[called]?.(isMoment ? sql`(${column} at time zone 'UTC')` : column);
  const type = called === 'DAY_ONLY' ? ({ type: 'Date', length: 0 } as const) : INT;
  return part && { column: part, field: type, isAggregate: false };
}

const AGGREGATES: Readonly<Record<string, (column: Column) => Column>> = {
  AVG: (column) => sql`avg(${column})`,
  COUNT: (column) => sql`count(${column})`,
  COUNT_DISTINCT: (column) => sql`count(distinct ${column})`,
  MAX: (column) => sql`max(${column})`,
  MIN: (column) => sql`min(${column})`,
  SUM: (column) => sql`sum(${column})`,
};

function aggregateOf(called: string, inner: Operand): Omit<Operand, 'name' | 'key'> | undefined {
  const { column, field } = inner;
  const isNumber = NUMBERS.includes(field.type);
  if ((called === 'SUM' || called === 'AVG') && !isNumber) return undefined;
  if ((called === 'MIN' || called === 'MAX') && field.type === 'Boolean') return undefined;
  if (!isComparable(field as Field)) return undefined;
  const type = called.startsWith('COUNT') ? INT : called === 'AVG' ? DOUBLE : field;
  const made = AGGREGATES[called]?.(column);
  return made && { column: made, field: type, isAggregate: true };
}
