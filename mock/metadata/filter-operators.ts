import type { FieldType } from '../objects/definition/index.ts';
import type { Schemas } from './schemas.ts';

export type Operator = Schemas['ListFilterOperator'];

const TEXT: readonly Operator[] = ['Contains', 'Equals', 'NotEqual', 'StartsWith', 'NotContain'];
const CHOICE: readonly Operator[] = ['Equals', 'NotEqual'];
const SET: readonly Operator[] = ['Includes', 'Excludes'];
const ORDERED: readonly Operator[] = [
  'Equals',
  'NotEqual',
  'LessThan',
  'LessOrEqual',
  'GreaterThan',
  'GreaterOrEqual',
];

const BY_TYPE: Record<FieldType, readonly Operator[]> = {
  Boolean: CHOICE,
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

/** The operators with which lists can compare a field of that type, the usual one first. */
export function filterOperators(type: FieldType): readonly Operator[] {
  return BY_TYPE[type];
}
