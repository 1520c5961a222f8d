import { isNumeric } from '#client/records/data-types.ts';
import type { FieldInfo, InputValue, ObjectInfo } from '#client/records/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { fromDecimalInput, toDecimalInput } from '../../fields/decimal.ts';
import { type Fault, faultOf } from '../../fields/validation.ts';
import { cellKey, FIELDS, type PriceColumn, type VariantTable } from './read-variants.ts';

/** A column of the table: a field of the product, or its prices in a price book. */
export interface CellColumn {
  id: string;
  label: string;
  /** The field behind it: of the product, or the amount of a price. */
  field: FieldInfo;
  price: PriceColumn | undefined;
  isEditable: boolean;
}

/** What identifies a variant is shown and not changed here: carts, orders and imports know it by that. */
const SHOWN_ONLY: readonly string[] = ['L2C_CM_PZN__c', 'StockKeepingUnit'];

/** The columns of a table, as far as the person may see what is behind them. */
export function columnsOf(
  { columns }: Pick<VariantTable, 'columns'>,
  product: ObjectInfo,
  entry: ObjectInfo,
): CellColumn[] {
  const fields = FIELDS.flatMap((name): CellColumn[] => {
    const field = product.fields[name];
    // One number is enough to tell a pack by.
    const isTwice = name === 'StockKeepingUnit' && 'L2C_CM_PZN__c' in product.fields;
    if (!field || isTwice) return [];
    const isEditable = product.updateable && field.updateable && !SHOWN_ONLY.includes(name);
    return [{ id: name, label: field.label, field, price: undefined, isEditable }];
  });
  const amount = entry.fields.UnitPrice;
  const prices = columns.map((price): CellColumn[] =>
    amount ? [{ id: price.id, label: price.label, field: amount, price, isEditable: entry.updateable }] : [],
  );
  return [...fields, ...prices.flat()];
}

/** The value that a cell has on the platform. */
export function savedValue(table: VariantTable, variantId: string, column: CellColumn): InputValue {
  if (column.price) return table.prices.get(cellKey(variantId, column.price))?.amount ?? null;
  return table.variants.find(({ id }) => id === variantId)?.values[column.field.apiName] ?? null;
}

/** A value as it stands in its cell; amounts of money with all their decimals. */
export function cellText(value: InputValue, { field }: Pick<CellColumn, 'field'>, locale: Locale): string {
  if (field.dataType !== 'Currency' || value === null || value === '') return toDecimalInput(value, locale);
  return toDecimalInput(Number(value).toFixed(field.scale), locale);
}

/** The value that was typed into a cell; what is no number stays as it was typed. */
export function typedValue(text: string, { field }: Pick<CellColumn, 'field'>, locale: Locale): InputValue {
  if (field.dataType === 'Boolean') return text === 'true';
  return isNumeric(field.dataType) ? fromDecimalInput(text, locale) : text.trim() || null;
}

/** What is wrong with the value of a cell; a price that is there cannot be emptied, and none is below zero. */
export function cellFault(
  value: InputValue,
  saved: InputValue,
  { field, price }: CellColumn,
): Fault | undefined {
  const fault = faultOf(field, value, price !== undefined ? saved !== null : field.required);
  if (fault) return fault;
  return typeof value === 'number' && value < 0 ? { key: 'variants.negative' } : undefined;
}
