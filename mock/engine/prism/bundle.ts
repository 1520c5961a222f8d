import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The three APIs of the platform and that of the sandbox. */
export const APIS = ['commerce', 'cms', 'record-data', 'platform', 'sandbox'] as const;
export type Api = (typeof APIS)[number];

export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** A parameter of an operation as the bundle states it. */
export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: JsonSchema;
  /** The version of the platform in which the parameter appeared, e.g. `58.0`. */
  readonly 'x-since'?: string;
}

interface MediaTypeObject {
  readonly schema?: JsonSchema;
}

interface ResponseObject {
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

export interface OperationObject {
  readonly operationId: string;
  /** References resolved, those of the path included. */
  readonly parameters: readonly ParameterObject[];
  readonly requestBody?: Referable<{ readonly content?: Readonly<Record<string, MediaTypeObject>> }>;
  readonly responses: Readonly<Record<string, Referable<ResponseObject>>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** The version of the platform in which the call appeared, e.g. `58.0`. */
  readonly 'x-since'?: string;
}

type Referable<T> = T | { readonly $ref: string };
type WrittenOperation = Omit<OperationObject, 'parameters'> & { parameters?: Referable<ParameterObject>[] };
type PathItem = Readonly<Record<string, unknown>> & {
  readonly parameters?: Referable<ParameterObject>[];
  readonly servers?: Servers;
};
type Servers = readonly { readonly url: string }[];

/** One API's contract as `npm run generate` bundles it. */
export interface Bundle {
  readonly servers?: Servers;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const GENERATED = join(import.meta.dirname, '../../../generated');
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Reads the bundle of an API. */
export async function readBundle(api: Api): Promise<Bundle> {
  return JSON.parse(await readFile(join(GENERATED, api, 'openapi.json'), 'utf8')) as Bundle;
}

/** Follows a `$ref` inside the bundle, however often it leads on. */
export function resolve<T>(bundle: Bundle, value: Referable<T>): T {
  let current: unknown = value;
  while (isReference(current)) current = lookUp(bundle, current.$ref);
  return current as T;
}

function isReference(value: unknown): value is { $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

function lookUp(bundle: Bundle, reference: string): unknown {
  if (!reference.startsWith('#/')) throw new Error(`The reference ${reference} leads out of the bundle`);
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    bundle,
  );
  if (found === undefined) throw new Error(`The reference ${reference} leads nowhere`);
  return found;
}

/** What may stand before a path of the bundle, the usual base first; an empty text where the path is whole. */
export function basesOf(bundle: Bundle, path: string): readonly string[] {
  const servers = bundle.paths[path]?.servers ?? bundle.servers ?? [];
  return servers.length === 0 ? [''] : servers.map(({ url }) => new URL(url).pathname.replace(/\/$/, ''));
}

/** Every operation of a bundle, by operationId, with the parameters that its path states for all methods. */
export function operationsOf(bundle: Bundle): Map<string, OperationObject> {
  const operations = new Map<string, OperationObject>();
  for (const item of Object.values(bundle.paths))
    for (const method of METHODS) {
      const operation = item[method] as WrittenOperation | undefined;
      if (!operation) continue;
      const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = written.map((parameter) => resolve<ParameterObject>(bundle, parameter));
      operations.set(operation.operationId, { ...operation, parameters });
    }
  return operations;
}
