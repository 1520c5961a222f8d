import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The APIs whose contracts are bundled. */
const APIS = ['commerce', 'cms', 'record-data', 'platform', 'sandbox'] as const;
export type Api = (typeof APIS)[number];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A bundled contract and the document it came from. */
export interface Bundle {
  api: Api;
  document: JsonObject;
}

/** One call of a bundle with references to its parts followed. */
export interface Operation {
  api: Api;
  document: JsonObject;
  method: string;
  /** Full path template, at the base where the call is usual. */
  path: string;
  /** Key of the path in the document. */
  template: string;
  /** What the document says of the path, with the parameters of all its methods. */
  item: JsonObject;
  operation: JsonObject;
}

/** Root of the repository. */
export const REPOSITORY = join(import.meta.dirname, '../..');
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The bundles as the generator left them. */
export const bundles: Bundle[] = APIS.map((api) => ({
  api,
  document: JSON.parse(
    readFileSync(join(REPOSITORY, 'generated', api, 'openapi.json'), 'utf8'),
  ) as JsonObject,
}));

/** The bundle of one API. */
export function bundleOf(api: Api): Bundle {
  const found = bundles.find((bundle) => bundle.api === api);
  if (!found) throw new Error(`There is no bundle of the ${api} contract.`);
  return found;
}

/** Follows a `#/…` reference once or more; anything else is answered as it is. */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  let current = value;
  for (let hops = 0; hops < 20; hops += 1) {
    if (!isObject(current) || typeof current.$ref !== 'string') break;
    current = current.$ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), document);
  }
  return isObject(current) ? current : {};
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every call of a bundle. */
export function operationsOf({ api, document }: Bundle): Operation[] {
  return Object.entries(resolve(document, document.paths)).flatMap(([template, item]) => {
    if (!isObject(item)) return [];
    const path = baseOf(item.servers ?? document.servers) + template;
    return METHODS.flatMap((method) => {
      const operation = item[method];
      return isObject(operation) ? [{ api, document, method, path, template, item, operation }] : [];
    });
  });
}

function baseOf(servers: Json | undefined): string {
  const first = Array.isArray(servers) ? servers[0] : undefined;
  return isObject(first) ? new URL(String(first.url)).pathname.replace(/\/$/, '') : '';
}
