import type { Field, FieldType, FilterOperator } from '../../objects/definition/index.ts';
import { isComparable } from './field-info.ts';

const TEXT: readonly FilterOperator[] = ['Contains', 'Equals', 'NotEqual', 'StartsWith', 'NotContain'];
const CHOICE: readonly FilterOperator[] = ['Equals', 'NotEqual'];
const SET: readonly FilterOperator[] = ['Includes', 'Excludes'];
const ORDERED: readonly FilterOperator[] = [
  'Equals',
  'NotEqual',
  'LessThan',
  'LessOrEqual',
  'GreaterThan',
  'GreaterOrEqual',
];

const BY_TYPE: Record<FieldType, readonly FilterOperator[]> = {
  Boolean: CHOICE,
  ComboBox: TEXT,
  Currency: ORDERED,
  Date: ORDERED,
  DateTime: ORDERED,
  Double: ORDERED,
  Email: TEXT,
  EncryptedString: [],
  Id: CHOICE,
  Int: ORDERED,
  MultiPicklist: SET,
  Percent: ORDERED,
  Phone: TEXT,
  Picklist: CHOICE,
  Reference: TEXT,
  String: TEXT,
  TextArea: TEXT,
  Url: TEXT,
};

/** The operators with which lists can compare a field, the usual one first; none for texts of many lines. */
export function filterOperators(field: Field): readonly FilterOperator[] {
  return isComparable(field) || field.type === 'MultiPicklist' ? BY_TYPE[field.type] : [];
}
