import {
  bundleOf,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolve,
} from '../../contract/bundles.ts';
import type { Call } from '../operations/call.ts';
import { type Declared, declaredOperations } from '../operations/declared.ts';

/** What a contract says about an answer beside its body. */
export interface DeclaredAnswer {
  readonly mediaTypes: readonly string[];
  /** In lower case. */
  readonly headers: readonly string[];
}

const PLACES = { path: 'path', query: 'query', header: 'headers' } as const;

/** The answer that is declared for a status; undefined where none is. */
export function declaredAnswer({ api, operationId }: Declared, status: number): DeclaredAnswer | undefined {
  const { document, operation } = found(api, operationId);
  const responses = resolve(document, operation.responses);
  if (!(status in responses)) return undefined;
  const { content, headers } = resolve(document, responses[status]);
  return {
    mediaTypes: Object.keys(resolve(document, content)),
    headers: Object.keys(resolve(document, headers)).map((name) => name.toLowerCase()),
  };
}

/** Parts of a request that the contract shows as examples, one at a time. */
export function examplesOf({ api, operationId }: Declared): readonly Call[] {
  const { document, operation, item } = found(api, operationId);
  const parameters = [item.parameters, operation.parameters].flatMap((list) => (list ?? []) as Json[]);
  const media = resolve(document, resolve(document, operation.requestBody).content)['application/json'];
  return [
    ...parameters.flatMap((one) => parameterExamples(document, resolve(document, one))),
    ...shown(document, resolve(document, media)).map((body): Call => ({ body })),
  ];
}

/** What stands before the path of a call that answers at either base and in every version. */
const VERSIONED_BASE = /^(\/webruntime\/api)?\/services\/data\/v\d+\.\d+/;

/** Methods, in upper case, of every address that a path fits, at whatever base; what `Allow` has to say. */
export function methodsAt(path: string): ReadonlySet<string> {
  const atAnyBase = (address: string) => address.replace(VERSIONED_BASE, '/versioned');
  const fitting = declaredOperations('commerce', 'cms', 'record-data', 'platform', 'sandbox').filter((one) =>
    patternOf(atAnyBase(one.path)).test(atAnyBase(path)),
  );
  const methods = fitting.map(({ method }) => method.toUpperCase());
  return new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']);
}

function parameterExamples(document: JsonObject, parameter: JsonObject): Call[] {
  const { name, in: place, schema } = parameter;
  const own = [...shown(document, parameter), ...shown(document, resolve(document, schema))];
  return own
    .filter((value) => value !== '' && !isObject(value))
    .map((value) => ({ [PLACES[place as keyof typeof PLACES]]: { [String(name)]: value } }) as Call);
}

/** What `example`, `examples` and `default` show. */
function shown(document: JsonObject, { example, examples, default: usual }: JsonObject): Json[] {
  const named = isObject(examples)
    ? Object.values(examples).map((one) => resolve(document, one).value as Json)
    : Array.isArray(examples)
      ? examples
      : [];
  return [example, usual, ...named].filter((value): value is Json => value !== undefined);
}

function found(api: Declared['api'], operationId: string) {
  const operation = operations(api).get(operationId);
  if (!operation) throw new Error(`The ${api} contract has no ${operationId}.`);
  return operation;
}

const known = new Map<string, ReadonlyMap<string, ReturnType<typeof operationsOf>[number]>>();

function operations(api: Declared['api']) {
  const all =
    known.get(api) ??
    new Map(operationsOf(bundleOf(api)).map((one) => [String(one.operation.operationId), one]));
  known.set(api, all);
  return all;
}

const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  const pattern = patterns.get(template) ?? new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
  patterns.set(template, pattern);
  return pattern;
}
