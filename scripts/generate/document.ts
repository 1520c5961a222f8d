/** The parts of an OpenAPI 3.1 document that the generator reads; everything else passes through. */
export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers?: { url: string; description?: string }[];
  tags?: { name: string }[];
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
  security?: unknown;
  /** Area to the operationIds that it describes; of a bundle only. */
  'x-areas'?: Record<string, string[]>;
  'x-constants'?: Record<string, unknown>;
  [extension: string]: unknown;
}

export type PathItem = { parameters?: Parameter[]; servers?: { url: string }[] } & {
  [method in Method]?: Operation;
};

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
  /** The version of the platform in which the call appeared, e.g. `58.0`. */
  'x-since'?: string;
  'x-cache'?: Record<string, number>;
  'x-poll'?: Record<string, number>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  explode?: boolean;
  schema?: Schema;
}

export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  items?: Schema;
  [keyword: string]: unknown;
}

/** Follows local `$ref`s; a reference that leads nowhere is an error that names it. */
export function resolve<T extends object>(document: OpenApiDocument, node: T): T {
  let at: unknown = node;
  for (let hops = 0; hops < 20; hops += 1) {
    const ref = (at as { $ref?: string } | undefined)?.$ref;
    if (!ref) return at as T;
    at = ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
    if (at === undefined) throw new Error(`The reference ${ref} leads nowhere.`);
  }
  throw new Error('A chain of references is longer than 20 steps: it probably goes in a circle.');
}

export interface LocatedOperation {
  /** What stands before the path at the first server, e.g. `/services/data/v64.0`; empty where a path is whole. */
  base: string;
  path: string;
  method: Method;
  operation: Operation;
  parameters: Parameter[];
}

/** Every operation of a document with its resolved parameters, in document order. */
export function operationsOf(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const base = new URL(
      (item.servers ?? document.servers)?.[0]?.url ?? '/',
      'http://localhost',
    ).pathname.replace(/\/$/, '');
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve(document, parameter),
      );
      return [{ base, path, method, operation, parameters }];
    });
  });
}
