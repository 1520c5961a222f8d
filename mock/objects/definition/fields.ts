import type { Field, FieldRule, FieldType, Part, Presence } from './field.ts';
import type { Label } from './label.ts';

/** What every field may say about itself beyond its type. */
export interface FieldOptions {
  readonly required?: boolean;
  readonly nillable?: boolean;
  readonly part?: Part;
  readonly unique?: boolean;
  readonly createable?: boolean;
  readonly updateable?: boolean;
  readonly help?: Label;
  readonly default?: string | number | boolean;
  readonly rule?: FieldRule;
  readonly maximum?: number;
}

/** Always there when required or defaulted; otherwise possibly empty. */
export type Valued<Value, Options> = Options extends { required: true } ? Value : Value | null;

/** An insert has to name a required field that has no default. */
export type Given<Options> = Options extends { required: true }
  ? Options extends { default: unknown }
    ? 'optional'
    : 'required'
  : 'optional';

interface Shape {
  readonly length?: number;
  readonly precision?: number;
  readonly scale?: number;
}

/** A field of any type with the defaults filled in; the constructors below are the way to make one. */
export function makeField<Value, Presented extends Presence>(
  type: FieldType,
  label: Label,
  options: FieldOptions & Partial<Field>,
  shape: Shape = {},
): Field<Value, Presented> {
  const calculated = options.formula !== undefined;
  return {
    required: false,
    unique: false,
    createable: !calculated,
    updateable: !calculated,
    hidden: false,
    ...options,
    type,
    label,
    length: shape.length ?? 0,
    precision: shape.precision ?? 0,
    scale: shape.scale ?? 0,
  } as Field<Value, Presented>;
}

type Made<Value, Options> = Field<Valued<Value, Options>, Given<Options>>;

/** One line of text, up to `length` characters (at most 255). */
export function text<const O extends FieldOptions = object>(label: Label, length: number, options?: O) {
  return makeField('String', label, options ?? {}, { length }) as Made<string, O>;
}

/** One line of text with suggestions, up to 255 characters. */
export function comboBox<const O extends FieldOptions = object>(label: Label, options?: O) {
  return makeField('ComboBox', label, options ?? {}, { length: 255 }) as Made<string, O>;
}

/** Text of several lines, up to `length` characters. */
export function textArea<const O extends FieldOptions = object>(label: Label, length: number, options?: O) {
  return makeField('TextArea', label, options ?? {}, { length }) as Made<string, O>;
}

/** Text with markup, up to `length` characters of HTML. */
export function richText<const O extends FieldOptions = object>(label: Label, length: number, options?: O) {
  return makeField('TextArea', label, { ...options, isHtml: true }, { length }) as Made<string, O>;
}

export function email<const O extends FieldOptions = object>(label: Label, options?: O, length = 80) {
  return makeField('Email', label, { rule: 'email', ...options }, { length }) as Made<string, O>;
}

export function phone<const O extends FieldOptions = object>(label: Label, options?: O) {
  return makeField('Phone', label, options ?? {}, { length: 40 }) as Made<string, O>;
}

/** An address on the web, with its scheme. */
export function url<const O extends FieldOptions = object>(label: Label, options?: O) {
  return makeField('Url', label, { rule: 'url', ...options }, { length: 255 }) as Made<string, O>;
}

/** A secret such as a password hash: stored, but no part of the record interface. */
export function secret<const O extends FieldOptions = object>(label: Label, options?: O, length = 255) {
  return makeField('EncryptedString', label, { ...options, hidden: true }, { length }) as Made<string, O>;
}

/** Yes or no; never empty, no unless a default says yes. */
export function flag(label: Label, options: FieldOptions = {}) {
  return makeField<boolean, 'optional'>('Boolean', label, { default: false, ...options, required: true });
}

/** An amount of money with two decimals; a string such as `'12.90'` in rows, never a float. */
export function money<const O extends FieldOptions = object>(label: Label, options?: O) {
  return makeField('Currency', label, options ?? {}, { precision: 18, scale: 2 }) as Made<string, O>;
}

/**
 * The most that one pack may cost. A line of as many packs as a cart takes, and a cart of any number of such lines,
 * stays within the digits of an amount.
 */
export const MOST_PRICE = 999_999.99;

/** What somebody pays for one thing, delivery included; never negative. */
export function price<const O extends FieldOptions = object>(label: Label, options?: O) {
  return money(label, { rule: 'notNegative', maximum: MOST_PRICE, ...options } as O);
}

export function int<const O extends FieldOptions = object>(label: Label, options?: O) {
  return makeField('Int', label, options ?? {}, { precision: 9 }) as Made<number, O>;
}

/** A number with up to `scale` decimals that is no money. */
export function double<const O extends FieldOptions = object>(label: Label, scale: number, options?: O) {
  return makeField('Double', label, options ?? {}, { precision: 18, scale }) as Made<number, O>;
}

/** A rate in percent of a whole, at most all of it: 19 means 19 %. */
export function percent<const O extends FieldOptions = object>(label: Label, options?: O) {
  return makeField('Percent', label, { maximum: 100, ...options }, { precision: 5, scale: 2 }) as Made<
    number,
    O
  >;
}

/** A calendar day, `YYYY-MM-DD` in rows. */
export function date<const O extends FieldOptions = object>(label: Label, options?: O) {
  return makeField('Date', label, options ?? {}) as Made<string, O>;
}

/** A moment, ISO 8601 in UTC in rows. */
export function dateTime<const O extends FieldOptions = object>(label: Label, options?: O) {
  return makeField('DateTime', label, options ?? {}) as Made<string, O>;
}

/** A text the store computes from other fields of the row; `formula` is an SQL expression. */
export function formula(label: Label, length: number, sql: string, options: Pick<Field, 'nillable'> = {}) {
  return makeField<string, 'calculated'>(
    'String',
    label,
    { ...options, formula: sql, required: true },
    { length },
  );
}

/** What calculated fields hold, by their types. */
interface Calculated {
  Boolean: boolean;
  Currency: string | null;
  Date: string | null;
  Int: number | null;
  Percent: number | null;
}

const SHAPES: Record<keyof Calculated, Shape> = {
  Boolean: {},
  Currency: { precision: 18, scale: 2 },
  Date: {},
  Int: { precision: 9 },
  Percent: { precision: 5, scale: 2 },
};

/** A value other than a text that the store computes; `formula` is an SQL expression over columns it does not compute. */
export function calculated<Type extends keyof Calculated>(type: Type, label: Label, sql: string) {
  return makeField<Calculated[Type], 'calculated'>(type, label, { formula: sql }, SHAPES[type]);
}

/** A running number with leading zeros that the store hands out, such as an order number. */
export function autoNumber(label: Label, digits: number) {
  return makeField<string, 'optional'>(
    'String',
    label,
    { autoNumber: digits, required: true, unique: true, createable: false, updateable: false },
    { length: 30 },
  );
}
