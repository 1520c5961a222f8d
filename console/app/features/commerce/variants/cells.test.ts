import { describe, expect, it } from 'vitest';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { toConsoleRecord } from '../../../data/record.ts';
import { calculatedCells } from './calculated-cells.ts';
import { type CellColumn, cellFault, cellText, columnsOf, typedValue } from './cells.ts';
import { cellKey, type VariantTable } from './read-variants.ts';

const field = (apiName: string, dataType: string, over: Partial<FieldInfo> = {}) =>
  ({
    apiName,
    dataType,
    label: apiName,
    scale: 2,
    precision: 18,
    length: 0,
    updateable: true,
    ...over,
  }) as FieldInfo;
const objectOf = (...fields: FieldInfo[]) =>
  ({ updateable: true, fields: Object.fromEntries(fields.map((one) => [one.apiName, one])) }) as ObjectInfo;

const SALE = { id: 'sale EUR', pricebookId: 'sale', label: 'Verkauf (EUR)', currency: 'EUR' };
const LIST = { id: 'list EUR', pricebookId: 'list', label: 'AVP (EUR)', currency: 'EUR' };
const variant = (id: string) =>
  toConsoleRecord({ apiName: 'Product2', id, fields: {}, childRelationships: {} } as never);
const table: VariantTable = {
  product: variant('p'),
  variants: [variant('a'), variant('b')],
  columns: [SALE, LIST],
  prices: new Map([
    [cellKey('a', SALE), { entryId: '1', amount: 10 }],
    [cellKey('a', LIST), { entryId: '2', amount: 12.5 }],
    [cellKey('b', LIST), { entryId: '3', amount: 20 }],
  ]),
};
const product = objectOf(
  field('L2C_CM_PZN__c', 'String'),
  field('AvailableToOrder__c', 'Int', { scale: 0, precision: 8 }),
);
const entry = objectOf(field('UnitPrice', 'Currency'));
const columns = columnsOf(table, product, entry);
const columnOf = (id: string) => columns.find((column) => column.id === id) as CellColumn;

describe('the columns of the table', () => {
  it('are the fields that the store has, then the price books', () => {
    expect(columns.map(({ id, isEditable }) => [id, isEditable])).toEqual([
      ['L2C_CM_PZN__c', false],
      ['AvailableToOrder__c', true],
      ['sale EUR', true],
      ['list EUR', true],
    ]);
  });

  it('RD-VARIANT-01 are only to be read by those who may change neither products nor prices', () => {
    const readOnly = columnsOf(table, { ...product, updateable: false }, { ...entry, updateable: false });
    expect(readOnly.some(({ isEditable }) => isEditable)).toBe(false);
  });
});

describe('a cell', () => {
  it('shows and takes amounts in the manner of the language', () => {
    expect(cellText(12.5, columnOf('sale EUR'), 'de')).toBe('12,50');
    expect(cellText(null, columnOf('sale EUR'), 'de')).toBe('');
    expect(typedValue('1.234,5', columnOf('sale EUR'), 'de')).toBe(1234.5);
    expect(typedValue(' ', columnOf('sale EUR'), 'de')).toBeNull();
    expect(typedValue('zwölf', columnOf('sale EUR'), 'de')).toBe('zwölf');
  });

  it('RD-VARIANT-03 refuses what is no amount, what is below zero, and to empty a price that is there', () => {
    const faultOf = (value: number | string | null, saved: number | null) =>
      cellFault(value, saved, columnOf('sale EUR'))?.key;
    expect(faultOf('zwölf', 10)).toBe('field.notNumber');
    expect(faultOf(1.234, 10)).toBe('field.tooManyDecimals');
    expect(faultOf(-1, 10)).toBe('variants.negative');
    expect(faultOf(null, 10)).toBe('field.required');
    expect(faultOf(null, null)).toBeUndefined();
    expect(faultOf(9.99, 10)).toBeUndefined();
    expect(cellFault(1.5, 2, columnOf('AvailableToOrder__c'))?.key).toBe('field.notWhole');
  });
});

describe('a formula', () => {
  const fill = (source: string, how: 'lowerPercent' | 'set', amount: number) =>
    calculatedCells(table, { target: columnOf('sale EUR'), source: columnOf(source), how, amount }, 'de');

  it('RD-VARIANT-02 fills a column from another one, also where there was no price', () => {
    expect(fill('list EUR', 'lowerPercent', 10)).toEqual({ 'a sale EUR': '11,25', 'b sale EUR': '18,00' });
  });

  it('RD-VARIANT-02 leaves out a variant that has no price to start from', () => {
    expect(fill('sale EUR', 'lowerPercent', 10)).toEqual({ 'a sale EUR': '9,00' });
    expect(fill('sale EUR', 'set', 5)).toEqual({ 'a sale EUR': '5,00', 'b sale EUR': '5,00' });
  });
});
