import type { Api } from './contracts.ts';
import { type LocatedOperation, type OpenApiDocument, operationsOf, resolve } from './document.ts';
import { BANNER, literal } from './emit.ts';

/**
 * One typed function per operationId over an openapi-fetch client, each with its method, path, cache and
 * error metadata. Every export is free of side effects, so that a bundler keeps only what is called.
 */
export function emitClient(api: Api, document: OpenApiDocument): string {
  const operations = operationsOf(document);
  return [
    BANNER,
    `import type { Client, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';`,
    `import type { paths } from './types.gen.ts';`,
    '',
    'export type Api = Client<paths>;',
    `type Init<Path extends keyof paths, Method extends 'get' | 'put' | 'post' | 'delete' | 'patch'> = Method extends keyof paths[Path]`,
    '  ? MaybeOptionalInit<paths[Path], Method>',
    '  : never;',
    '/** The answer of a call: `data` of its success or `error`, with the response. */',
    'type Answer<Call> = Call extends Record<string | number, unknown>',
    `  ? Promise<FetchResponse<Call, object, \`\${string}/\${string}\`>>`,
    '  : never;',
    '',
    ...operations.map((located) => emitOperation(api, document, located)),
  ].join('\n');
}

function emitOperation(api: Api, document: OpenApiDocument, located: LocatedOperation): string {
  const { base, path, method, operation, parameters } = located;
  const repeated = repeatedLists(document, located);
  const metadata = {
    operationId: operation.operationId,
    api,
    method,
    base,
    path,
    query: parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name),
    ...(repeated.length > 0 && { repeated }),
    ...(operation['x-since'] !== undefined && { since: operation['x-since'] }),
    cache: operation['x-cache'],
    poll: operation['x-poll'],
    errors: Object.keys(operation.responses)
      .filter((status) => /^[45]\d\d$/.test(status))
      .map(Number),
  };
  const fields = Object.entries(metadata).map(([key, value]) => `    ${key}: ${literal(value)},`);
  return [
    `/** ${method.toUpperCase()} ${base}${path}${operation.summary ? ` — ${operation.summary.replaceAll('*/', '')}` : ''} */`,
    `export const ${operation.operationId} = /* @__PURE__ */ Object.assign(`,
    `  (api: Api, init: Init<${literal(path)}, ${literal(method)}>) =>`,
    `    api.${method.toUpperCase()}(${literal(path)}, init as never) as unknown as Answer<paths[${literal(path)}][${literal(method)}]>,`,
    '  {',
    ...fields,
    '  } as const,',
    ');',
    '',
  ].join('\n');
}

/** Lists of the query that are sent as one parameter for each value; all others are one list with commas. */
function repeatedLists(document: OpenApiDocument, { parameters }: LocatedOperation): string[] {
  return parameters
    .filter(({ in: place, explode, schema }) => {
      const isList = schema !== undefined && resolve(document, schema).type === 'array';
      return place === 'query' && isList && explode !== false;
    })
    .map(({ name }) => name);
}
