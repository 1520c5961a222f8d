import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../../../../model/metadata/field-info.ts';
import type { Field } from '../../../../../objects/definition/index.ts';
import type { Operand } from '../operand.ts';
import { isText, textColumn } from '../text-column.ts';
import { DOUBLE, INT, NUMBERS } from './number-types.ts';

type Column = RawBuilder<unknown>;

const AGGREGATES: Readonly<Record<string, (column: Column) => Column>> = {
  AVG: (column) => sql`avg(${column})`,
  COUNT: (column) => sql`count(${column})`,
  COUNT_DISTINCT: (column) => sql`count(distinct ${column})`,
  MAX: (column) => sql`max(${column})`,
  MIN: (column) => sql`min(${column})`,
  SUM: (column) => sql`sum(${column})`,
};

/** The number of records, empty or not. */
export const COUNT_ALL = { column: sql`count(*)`, field: INT } as const;

/** Whether a function makes one value of many. */
export function isAggregate(called: string): boolean {
  return Object.hasOwn(AGGREGATES, called);
}

/** What a function makes of all values of a field; undefined where it does not take such a field. */
export function aggregate(called: string, inner: Operand): Pick<Operand, 'column' | 'field'> | undefined {
  const { column, field } = inner;
  if (!isComparable(field as Field)) return undefined;
  if ((called === 'SUM' || called === 'AVG') && !NUMBERS.includes(field.type)) return undefined;
  const isExtreme = called === 'MIN' || called === 'MAX';
  if (isExtreme && field.type === 'Boolean') return undefined;
  const type = called.startsWith('COUNT') ? INT : called === 'AVG' ? DOUBLE : field;
  const made = AGGREGATES[called]?.(isExtreme && isText(field) ? textColumn(inner) : column);
  return made && { column: made, field: type };
}
