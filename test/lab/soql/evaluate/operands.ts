import type { AnyRow, Value } from '#mock/store/row.ts';
import type { Records } from '../records.ts';
import { typeAt } from '../schema.ts';
import type { Operand } from '../statement.ts';
import { inShop } from './days.ts';
import { valueAt } from './values.ts';

/** The value of a field, of its label or of a part of its day for one record. */
export function operandValue(object: string, row: AnyRow, operand: Operand, records: Records): Value {
  if (!operand.path) throw new Error(`${operand.kind} is no value of one record`);
  const value = valueAt(object, row, operand.path, records);
  if (value === null || operand.kind === 'field') return value;
  const { type, picklist } = typeAt(object, operand.path);
  if (operand.kind === 'label') return picklist?.values.find((one) => one.value === value)?.label.de ?? value;
  if (operand.kind !== 'part') throw new Error(`${operand.kind} is no value of one record`);
  if (type === 'Date') return partOf(operand.called, String(value), 0);
  const local = operand.inShop
    ? inShop(String(value))
    : new Date(String(value)).toISOString().replace('T', ' ');
  return partOf(operand.called, local.slice(0, 10), Number(local.slice(11, 13)));
}

function partOf(called: string, day: string, hour: number): Value {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.getUTCMonth() + 1;
  const ofMonth = date.getUTCDate();
  const ofYear = Math.round((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  switch (called.replace('FISCAL', 'CALENDAR')) {
    case 'CALENDAR_MONTH':
      return month;
    case 'CALENDAR_QUARTER':
      return Math.ceil(month / 3);
    case 'CALENDAR_YEAR':
      return date.getUTCFullYear();
    case 'DAY_IN_MONTH':
      return ofMonth;
    case 'DAY_IN_WEEK':
      return date.getUTCDay() + 1;
    case 'DAY_IN_YEAR':
      return ofYear;
    case 'DAY_ONLY':
      return day;
    case 'HOUR_IN_DAY':
      return hour;
    case 'WEEK_IN_MONTH':
      return Math.ceil(ofMonth / 7);
    case 'WEEK_IN_YEAR':
      return Math.ceil(ofYear / 7);
    default:
      throw new Error(`There is no part ${called}`);
  }
}
