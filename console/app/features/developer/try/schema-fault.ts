import { type Json, listOf, resolved } from '../api/contracts.ts';

/** What is wrong with a value: the name of a text of `try`, what it fills in, and where in the value it is. */
export interface Fault {
  name: FaultName;
  values?: Record<string, string | number>;
  /** Such as `fields.Name`; absent for the value itself. */
  at?: string;
}

export type FaultName =
  | 'missing'
  | 'noJson'
  | 'noJsonAt'
  | 'type'
  | 'enum'
  | 'pattern'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'minItems'
  | 'maxItems';

/** The first thing in which a value is not what its contract says: type, choices, limits and members. */
export function schemaFault(value: unknown, schema: unknown, contract: Json, at = ''): Fault | undefined {
  const found = resolved(schema, contract);
  return (
    typeFault(value, found, at) ??
    choiceFault(value, found, at) ??
    limitFault(value, found, at) ??
    partFault(value, found, contract, at) ??
    firstFault(
      listOf<unknown>(found.allOf).map((part) => [value, part, at]),
      contract,
    )
  );
}

const faultOf = (name: FaultName, at: string, values: Fault['values'] = {}): Fault => ({
  name,
  values,
  ...(at && { at }),
});

function typeFault(value: unknown, { type }: Json, at: string): Fault | undefined {
  const types = [type ?? []].flat() as string[];
  const own = typesOf(value);
  if (types.length === 0 || types.some((one) => own.includes(one))) return undefined;
  return faultOf('type', at, { types: types.join(', ') });
}

/** The names that JSON Schema has for the type of a value. */
function typesOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

function choiceFault(value: unknown, found: Json, at: string): Fault | undefined {
  const choices = 'const' in found ? [found.const] : listOf<unknown>(found.enum);
  if (choices.length === 0 || choices.includes(value)) return undefined;
  return faultOf('enum', at, { choices: choices.join(', ') });
}

/** Limits by the keyword of JSON Schema, each with what it measures. */
const LIMITS = {
  minLength: (value: unknown) => (typeof value === 'string' ? [...value].length : undefined),
  maxLength: (value: unknown) => (typeof value === 'string' ? [...value].length : undefined),
  minimum: (value: unknown) => (typeof value === 'number' ? value : undefined),
  maximum: (value: unknown) => (typeof value === 'number' ? value : undefined),
  minItems: (value: unknown) => (Array.isArray(value) ? value.length : undefined),
  maxItems: (value: unknown) => (Array.isArray(value) ? value.length : undefined),
} as const;

function limitFault(value: unknown, found: Json, at: string): Fault | undefined {
  for (const name of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    const limit = found[name];
    const size = LIMITS[name](value);
    if (typeof limit !== 'number' || size === undefined) continue;
    if (name.startsWith('min') ? size < limit : size > limit) return faultOf(name, at, { limit });
  }
  const { pattern } = found;
  const isOff =
    typeof pattern === 'string' && typeof value === 'string' && !new RegExp(pattern, 'u').test(value);
  return isOff ? faultOf('pattern', at, { pattern }) : undefined;
}

/** What is wrong inside a list or an object. */
function partFault(value: unknown, found: Json, contract: Json, at: string): Fault | undefined {
  if (Array.isArray(value) && found.items)
    return firstFault(
      value.map((each, index) => [each, found.items, `${at}[${index}]`]),
      contract,
    );
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const inside = (name: string) => (at ? `${at}.${name}` : name);
  const missing = listOf<string>(found.required).find((name) => !(name in value));
  if (missing !== undefined) return faultOf('missing', inside(missing));
  const { properties = {}, additionalProperties } = found as {
    properties?: Json;
    additionalProperties?: unknown;
  };
  const parts = Object.entries(value).map(
    ([name, each]): Part => [each, properties[name] ?? schemaOfOthers(additionalProperties), inside(name)],
  );
  return firstFault(parts, contract);
}

type Part = [value: unknown, schema: unknown, at: string];

function firstFault(parts: Part[], contract: Json): Fault | undefined {
  for (const [value, schema, at] of parts) {
    const fault = schemaFault(value, schema, contract, at);
    if (fault) return fault;
  }
  return undefined;
}

const schemaOfOthers = (additional: unknown): unknown => (typeof additional === 'object' ? additional : {});
