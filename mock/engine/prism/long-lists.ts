import type { Finding } from '../errors/finding.ts';
import { type Bundle, type JsonSchema, resolve } from './bundle.ts';
import type { ContractOperation } from './contract.ts';

/** So many levels of a body are looked at; none that the contracts describe has more with lists in them. */
const DEEPEST = 12;

/**
 * A list of a JSON body that is longer than the contract lets it be; undefined where there is none. Found before
 * anything else is looked for, since to find what is wrong with each of tens of thousands of entries takes seconds, in
 * which nobody else is answered.
 */
export function longList(
  { bundle, declared }: Pick<ContractOperation, 'bundle' | 'declared'>,
  body: unknown,
): Finding | undefined {
  const content = declared.requestBody && resolve(bundle, declared.requestBody).content;
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? undefined : longListIn(bundle, schema, body, []);
}

function longListIn(
  bundle: Bundle,
  schema: JsonSchema,
  value: unknown,
  at: readonly string[],
): Finding | undefined {
  const known = resolve<JsonSchema>(bundle, schema as never);
  if (typeof known === 'boolean' || typeof value !== 'object' || value === null || at.length > DEEPEST)
    return undefined;
  const { maxItems, items, properties = {} } = known as ListsOf;
  if (Array.isArray(value) && maxItems !== undefined && value.length > maxItems) return finding(at, maxItems);
  for (const [name, each] of Object.entries(value)) {
    const below = Array.isArray(value) ? items : own(properties, name);
    const found = below && longListIn(bundle, below, each, [...at, name]);
    if (found) return found;
  }
  return undefined;
}

interface ListsOf {
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** In the words of Prism. */
function finding(at: readonly string[], maxItems: number): Finding {
  const what = at.length === 0 ? 'Request body' : `Request body property ${at.join('.')}`;
  const message = `${what} must NOT have more than ${maxItems} items`;
  return { location: ['body', ...at], code: 'maxItems', message };
}
