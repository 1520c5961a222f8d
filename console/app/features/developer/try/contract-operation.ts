import type { Operation } from '#client/operation.ts';
import { type ApiOperation, listOf, resolved } from '../api/contracts.ts';

type Client = Record<string, (path: string, init: unknown) => Promise<never>>;

/**
 * An operation as the client sends it, made of its contract: naming all of them in the code would load the functions of
 * every contract.
 */
export function contractOperation({
  operationId,
  api,
  method,
  base,
  path,
  definition,
  contract,
}: ApiOperation) {
  const template = path.slice(base.length);
  const query = definition.parameters.filter((one) => one.in === 'query');
  const isRepeated = (one: (typeof query)[number]) =>
    one.explode !== false && resolved(one.schema, contract).type === 'array';
  return Object.assign((client: Client, init: unknown) => client[method]?.(template, init), {
    operationId,
    api,
    method: method.toLowerCase(),
    base,
    path: template,
    query: query.map(({ name }) => String(name)),
    repeated: query.filter(isRepeated).map(({ name }) => String(name)),
    since: definition['x-since'],
    cache: definition['x-cache'],
    errors: Object.keys((definition.responses ?? {}) as object).map(Number),
  }) as unknown as Operation;
}

/** The media type of an operation's success, where it is no JSON. */
export function successType({ definition, contract }: ApiOperation): string | undefined {
  const responses = Object.entries((definition.responses ?? {}) as Record<string, unknown>);
  const successes = responses.filter(([status]) => status.startsWith('2'));
  const types = successes.flatMap(([, each]) =>
    Object.keys((resolved(each, contract).content ?? {}) as object),
  );
  return types.length === 0 || types.includes('application/json') ? undefined : types[0];
}

/** Who may make a call, as its contract says: the ways to sign in, each of which suffices. */
export const takesSession = ({ definition }: ApiOperation): boolean =>
  listOf(definition.security).some((way) => 'session' in way);
