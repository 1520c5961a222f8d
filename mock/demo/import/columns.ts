import { isPzn } from '#pharmacy/pzn.ts';
import { pharmacyPicklists } from '../../objects/product-picklists.ts';

/** What is wrong with a value, for whoever has to mend it. */
export class ValueFault extends Error {
  override readonly name = 'ValueFault';
}

type Choice<List extends keyof typeof pharmacyPicklists> = keyof (typeof pharmacyPicklists)[List];

/** The columns of a product file; a file needs those that are required, in any order. */
export const columns = {
  pzn: { required: true, read: pzn },
  name: { required: true, read: text(255) },
  variant: { required: false, read: text(255) },
  brand: { required: false, read: text(120) },
  /** Names from the top down, e.g. `Arzneimittel > Schmerzen`. */
  category: { required: true, read: text(1000) },
  class: { required: true, read: choice('regulatoryClassification') },
  form: { required: false, read: choice('dosageForm') },
  packText: { required: false, read: text(80) },
  packAmount: { required: false, read: amount },
  packUnit: { required: false, read: choice('packUnit') },
  ingredient: { required: false, read: text(255) },
  manufacturer: { required: false, read: text(180) },
  description: { required: false, read: text(4000) },
  /** Euro, tax included. */
  price: { required: true, read: price },
  /** AVP of medicines, UVP of other goods. */
  comparisonPrice: { required: false, read: price },
  /** Percent; by the class of goods unless told. */
  vat: { required: false, read: percent },
  stock: { required: true, read: whole },
  /** Content key of the picture. */
  image: { required: false, read: text(80) },
} as const;

export type ColumnName = keyof typeof columns;
export const columnNames = Object.keys(columns) as ColumnName[];

/** The values of a row that has passed; null where a column is empty. */
export type ProductValues = {
  readonly [Name in ColumnName]: (typeof columns)[Name]['required'] extends true
    ? ReturnType<(typeof columns)[Name]['read']>
    : ReturnType<(typeof columns)[Name]['read']> | null;
};

function pzn(value: string): string {
  const digits = value.replace(/^PZN[-\s]*/i, '').padStart(8, '0');
  if (!/^\d{8}$/.test(digits)) throw new ValueFault(`"${value}" is no PZN: it has eight digits`);
  if (!isPzn(digits)) throw new ValueFault(`"${value}" is no PZN: its check digit is wrong`);
  return digits;
}

function text(most: number) {
  return (value: string): string => {
    if (value.length > most) throw new ValueFault(`has ${value.length} characters, ${most} are allowed`);
    if (value.includes('\0')) throw new ValueFault('has a character that cannot be stored');
    return value;
  };
}

function choice<List extends keyof typeof pharmacyPicklists>(list: List) {
  const values = Object.keys(pharmacyPicklists[list]);
  return (value: string): Choice<List> => {
    if (values.includes(value)) return value as Choice<List>;
    throw new ValueFault(`"${value}" is none of ${values.join(', ')}`);
  };
}

/** Amounts of money, with comma or point: 12,99 or 12.99. */
function price(value: string): string {
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  if (euros === undefined) throw new ValueFault(`"${value}" is no price: write it like 12,99`);
  const decimal = `${Number(euros)}.${cents.padEnd(2, '0')}`;
  if (decimal === '0.00') throw new ValueFault('a price is more than nothing');
  return decimal;
}

function whole(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new ValueFault(`"${value}" is no number of packs: write a whole number`);
}

function amount(value: string): number {
  const read = Number(value.replace(',', '.'));
  if (/^\d{1,9}(?:[.,]\d{1,3})?$/.test(value) && read > 0) return read;
  throw new ValueFault(`"${value}" is no content of a pack: write a number such as 20 or 2,5`);
}

function percent(value: string): number {
  const read = Number(value.replace(',', '.'));
  if (/^\d{1,2}(?:[.,]\d{1,2})?$/.test(value)) return read;
  throw new ValueFault(`"${value}" is no tax rate: write percent, such as 19`);
}
