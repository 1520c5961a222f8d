import { type Bundle, resolve } from '#mock/engine/prism/bundle.ts';
import type { ContractOperation } from '#mock/engine/prism/contract.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Where a schema stands in the bundle of its API: names from the root down. */
export type Pointer = readonly string[];

/** A schema with its place. */
export interface Located {
  readonly pointer: Pointer;
  readonly schema: Schema;
}

const COMPOSED = ['allOf', 'anyOf', 'oneOf'] as const;

/** The schema of a value in an answer, references not followed at the end; undefined where nothing declares it. */
export function locate(
  operation: ContractOperation,
  status: number,
  at: readonly string[],
): Located | undefined {
  const root = answerAt(operation, status);
  return root && down(operation.bundle, root, at);
}

/** The schema itself, where a reference or a choice that allows null stands in its place. */
function followed(bundle: Bundle, located: Located): Located {
  const { $ref } = located.schema;
  if (typeof $ref === 'string') return followed(bundle, at(bundle, pointerOf($ref)));
  const choice = (['oneOf', 'anyOf'] as const).find((keyword) => located.schema[keyword]);
  if (!choice || located.schema.properties) return located;
  const branches = branchesOf(located, choice).filter(({ schema }) => schema.type !== 'null');
  return branches.length === 1 && branches[0] ? followed(bundle, branches[0]) : located;
}

/** The object and the parts that it is composed of. */
export function partsOf(bundle: Bundle, located: Located): Located[] {
  const whole = followed(bundle, located);
  return [whole, ...branchesOf(whole, 'allOf').flatMap((part) => partsOf(bundle, part))];
}

function answerAt(
  { bundle, declared, prism, method }: ContractOperation,
  status: number,
): Located | undefined {
  const response = declared.responses[String(status)] as Schema | undefined;
  if (!response) return undefined;
  const shared = typeof response.$ref === 'string' ? pointerOf(response.$ref) : undefined;
  const holder = shared ?? ['paths', prism.path, method.toLowerCase(), 'responses', String(status)];
  const { content = {} } = resolve<{ content?: Record<string, { schema?: Schema }> }>(bundle, response);
  const schema = content['application/json']?.schema;
  return schema && { pointer: [...holder, 'content', 'application/json', 'schema'], schema };
}

function down(bundle: Bundle, from: Located, path: readonly string[]): Located | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return from;
  const { schema, pointer } = from;
  if (typeof schema.$ref === 'string') return down(bundle, at(bundle, pointerOf(schema.$ref)), path);
  const properties = schema.properties as Record<string, Schema> | undefined;
  const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (own) return down(bundle, { schema: own, pointer: [...pointer, 'properties', name] }, rest);
  const part = /^\d+$/.test(name) && schema.items ? 'items' : 'additionalProperties';
  const each = schema[part];
  if (typeof each === 'object' && each !== null) {
    const found = down(bundle, { schema: each as Schema, pointer: [...pointer, part] }, rest);
    if (found) return found;
  }
  for (const keyword of COMPOSED)
    for (const branch of branchesOf(from, keyword)) {
      const found = down(bundle, branch, path);
      if (found) return found;
    }
  return undefined;
}

function branchesOf({ schema, pointer }: Located, keyword: (typeof COMPOSED)[number]): Located[] {
  const branches = (schema[keyword] as Schema[] | undefined) ?? [];
  return branches.map((branch, index) => ({ schema: branch, pointer: [...pointer, keyword, String(index)] }));
}

function at(bundle: Bundle, pointer: Pointer): Located {
  return { pointer, schema: resolve<Schema>(bundle, { $ref: `#/${pointer.map(escaped).join('/')}` }) };
}

const pointerOf = (reference: string): Pointer =>
  reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
