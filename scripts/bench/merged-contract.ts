import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

type Parts = Record<string, unknown>;
interface Document {
  readonly openapi: string;
  readonly info: object;
  readonly servers?: unknown;
  readonly paths: Parts;
  readonly components?: Readonly<Record<string, Parts>>;
}

const APIS = ['commerce', 'cms', 'record-data', 'platform'];
const GENERATED = join(import.meta.dirname, '../../generated');

/** All bundles as one document, for tools that take no more than one. */
export async function mergedContract(): Promise<Document> {
  const [first, ...others] = await Promise.all(APIS.map(bundleOf));
  if (!first) throw new Error('There is no bundle');
  return others.reduce(merge, first);
}

/** A bundle whose components carry the name of its API, but for the security schemes, which are the same everywhere. */
async function bundleOf(api: string): Promise<Document> {
  const text = await readFile(join(GENERATED, api, 'openapi.json'), 'utf8');
  const own = text.replaceAll(/"#\/components\/(\w+)\//g, `$&${api}.`);
  const document: Document = JSON.parse(own);
  const components = Object.entries(document.components ?? {}).map(([kind, parts]) => [
    kind,
    kind === 'securitySchemes' ? parts : prefixed(parts, api),
  ]);
  return { ...document, components: Object.fromEntries(components) };
}

const prefixed = (parts: Parts, api: string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${api}.${name}`, part]));

function merge(into: Document, other: Document): Document {
  const kinds = new Set([...Object.keys(into.components ?? {}), ...Object.keys(other.components ?? {})]);
  const components = [...kinds].map((kind) => [
    kind,
    union(`components.${kind}`, into.components?.[kind] ?? {}, other.components?.[kind] ?? {}),
  ]);
  return {
    ...into,
    paths: union('paths', into.paths, other.paths),
    components: Object.fromEntries(components) as Record<string, Parts>,
  };
}

/** One name may be stated twice, but it must mean one thing. */
function union(where: string, a: Parts, b: Parts): Parts {
  const contested = Object.keys(b).find((name) => name in a && !isDeepStrictEqual(a[name], b[name]));
  if (contested !== undefined) throw new Error(`Two bundles state ${where}.${contested} differently`);
  return { ...a, ...b };
}
