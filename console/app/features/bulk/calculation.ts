import { isNumeric } from '#client/records/data-types.ts';
import type { FieldInfo, InputFields } from '#client/records/types.ts';

/** How a mass change makes the new amount of a record. */
export const CALCULATIONS = ['set', 'raisePercent', 'lowerPercent', 'raise', 'lower'] as const;
export type Calculation = (typeof CALCULATIONS)[number];

/** How amounts are changed, by field; one that is not named is set. */
export type Calculations = Readonly<Record<string, Calculation>>;

/** Whether the amounts of a field can be changed by calculation. */
export const isCalculable = ({ dataType }: Pick<FieldInfo, 'dataType'>): boolean => isNumeric(dataType);

const PERCENT_DIGITS = 4;

/** The field as an input takes the amount of a calculation: percentages have decimals whatever the field has. */
export const operandField = (field: FieldInfo, how: Calculation): FieldInfo =>
  how.endsWith('Percent') ? { ...field, dataType: 'Double', precision: 18, scale: PERCENT_DIGITS } : field;

/** The new amount, with as many decimals as the field has; halves are rounded away from zero. */
export function calculate(before: number, amount: number, how: Calculation, scale: number): number {
  const results: Record<Calculation, number> = {
    set: amount,
    raisePercent: before * (1 + amount / 100),
    lowerPercent: before * (1 - amount / 100),
    raise: before + amount,
    lower: before - amount,
  };
  const result = results[how];
  const unit = 10 ** scale;
  // What is a half in writing may lie below one as a number.
  const rounded = Math.round(Math.abs(result) * unit * (1 + Number.EPSILON)) / unit;
  return Math.sign(result) * rounded;
}

/**
 * What a record gets: the entered values, and for calculated fields the amount made of what it has. A field without a
 * value has nothing to calculate with and is left out.
 */
export function calculatedValues(
  entered: InputFields,
  before: InputFields,
  calculations: Calculations,
  fields: Readonly<Record<string, Pick<FieldInfo, 'scale'>>>,
): InputFields {
  return Object.fromEntries(
    Object.entries(entered).flatMap(([name, value]) => {
      const how = calculations[name] ?? 'set';
      if (how === 'set') return [[name, value]];
      const old = before[name];
      if (old === null || old === undefined) return [];
      return [[name, calculate(Number(old), Number(value), how, fields[name]?.scale ?? 0)]];
    }),
  );
}
