import type { components } from '#generated/platform/types.gen.ts';
import type { Field, FieldType } from '../../../../objects/definition/index.ts';

export type Column = components['schemas']['QueryColumn'];

/** What a program that makes tables is told of a value by its type, where it is no text. */
const KINDS: { readonly [Type in FieldType]?: Pick<Column, 'apexType' | 'booleanType' | 'numberType'> } = {
  Id: { apexType: 'Id', booleanType: false, numberType: false },
  Reference: { apexType: 'Id', booleanType: false, numberType: false },
  Boolean: { apexType: 'Boolean', booleanType: true, numberType: false },
  Date: { apexType: 'Date', booleanType: false, numberType: false },
  DateTime: { apexType: 'Datetime', booleanType: false, numberType: false },
  Currency: { apexType: 'Decimal', booleanType: false, numberType: true },
  Double: { apexType: 'Decimal', booleanType: false, numberType: true },
  Percent: { apexType: 'Decimal', booleanType: false, numberType: true },
  Int: { apexType: 'Integer', booleanType: false, numberType: true },
};

/** What every column has, as one that holds no value of its own. */
export function plainColumn(name: string): Column {
  return {
    aggregate: false,
    apexType: null,
    booleanType: false,
    columnName: name,
    custom: name.endsWith('__c'),
    displayName: name,
    foreignKeyName: null,
    insertable: false,
    joinColumns: [],
    numberType: false,
    textType: false,
    updatable: false,
  };
}

/** A column that holds the values of such a field. */
export function valueColumn(name: string, { type }: Pick<Field, 'type'>): Column {
  const kind = KINDS[type];
  const text = { apexType: 'String', booleanType: false, numberType: false };
  return { ...plainColumn(name), ...(kind ?? text), textType: kind === undefined };
}
