import type { Value } from '#mock/store/row.ts';
import type { Typed } from '../schema.ts';

/** A value as an answer carries it. */
export function answered({ type }: Pick<Typed, 'type'>, value: Value): Value {
  if (value === null) return null;
  if (['Currency', 'Double', 'Int', 'Percent'].includes(type)) return Number(value);
  if (type === 'DateTime') return new Date(String(value)).toISOString().replace('Z', '+0000');
  return value;
}

/** A value as `toLabel` and `FORMAT` answer it in German. */
export function shown(called: 'toLabel' | 'FORMAT', { type, picklist }: Typed, value: Value): Value {
  if (value === null) return null;
  if (called === 'toLabel') return picklist?.values.find((one) => one.value === value)?.label.de ?? value;
  if (type === 'Date') return String(value).split('-').toReversed().join('.');
  const [whole = '', cents] = Number(value).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}\u00a0€`;
}
