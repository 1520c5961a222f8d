import type { Json } from '../api/contracts.ts';
import { type Found, isWrong } from '../drift/finding.ts';
import { judgeValue } from '../drift/judge-value.ts';

/** What is wrong with a value: the name of a text of `try`, what it fills in, and where in the value it is. */
export interface Fault {
  name: FaultName;
  values?: Record<string, string | number>;
  /** Such as `fields.Name`; absent for the value itself. */
  at?: string;
}

/** Keywords of limits, of which each has a text of its own. */
const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'] as const;

export type FaultName =
  | 'missing'
  | 'noJson'
  | 'noJsonAt'
  | 'type'
  | 'enum'
  | 'limit'
  | (typeof LIMITS)[number];

/** The first thing in which a value is not what its contract says; members that the contract lacks may be sent. */
export function schemaFault(value: unknown, schema: unknown, contract: Json): Fault | undefined {
  const found = judgeValue(schema, value, contract).find(isWrong);
  return found && { ...faultOf(found), ...(found.pointer && { at: placeOf(found.pointer) }) };
}

function faultOf({ kind, expected, limit }: Found): Pick<Fault, 'name' | 'values'> {
  if (kind === 'missing') return { name: 'missing' };
  if (kind === 'type') return { name: 'type', values: { types: listed(expected) } };
  if (kind === 'value') return { name: 'enum', values: { choices: listed(expected) } };
  const name = LIMITS.find((keyword) => keyword === limit?.keyword);
  return name ? { name, values: { limit: String(limit?.value) } } : { name: 'limit', values: { expected } };
}

/** What a contract allows, as it is typed into a form. */
const listed = (expected: string): string => expected.replaceAll('"', '').replaceAll(' | ', ', ');

/** A JSON pointer as members are written, such as `fields.Name` or `[1]`. */
const placeOf = (pointer: string): string =>
  pointer
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
    .replace(/^\./, '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
