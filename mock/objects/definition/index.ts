export * from './choice-fields.ts';
export { defineHistory, type HistoryDataType, LONGEST_TRACKED } from './define-history.ts';
export { defineObject } from './define-object.ts';
export type * from './duplicate-rules.ts';
export type * from './field.ts';
export {
  autoNumber,
  calculated,
  comboBox,
  date,
  dateTime,
  double,
  email,
  type FieldOptions,
  flag,
  formula,
  int,
  MOST_PRICE,
  makeField,
  money,
  percent,
  phone,
  price,
  richText,
  secret,
  text,
  textArea,
  url,
} from './fields.ts';
export type * from './label.ts';
export type * from './object-definition.ts';
