import { isDeepStrictEqual } from 'node:util';
import { bundle as bundleFile, createConfig } from '@redocly/openapi-core';
import { describeProblems, describeYamlError } from './contract-problems.ts';
import { type Api, areasOf, REPOSITORY, sourceDigest } from './contracts.ts';
import { type OpenApiDocument, operationsOf, type PathItem } from './document.ts';

/** Where the versioned calls of the platform begin; the areas name it, and whoever calls may choose another. */
const DATA_BASE = '/services/data/v64.0';

/** The same calls for the pages of a site, guests included. The pages speak an older version. */
const SITE_BASE = '/webruntime/api/services/data/v61.0';
const BASES = [DATA_BASE, SITE_BASE];

const MOCK = 'http://localhost:4010';
const SERVERS = [
  { url: `${MOCK}${DATA_BASE}`, description: 'The mock platform on this machine' },
  { url: `${MOCK}${SITE_BASE}`, description: 'The same for the pages of a site, guests included' },
];

/**
 * Joins the area files of one API into one document. Its servers are the two bases at which every versioned call
 * answers; the paths of an area with another server carry that server's path and say so. Components of the same name
 * must be the same.
 *
 * @throws when two areas give one name two meanings or describe the same call twice, and with file and line where a
 * reference leads nowhere or a file is no YAML
 */
export async function bundleApi(api: Api, root = REPOSITORY): Promise<OpenApiDocument> {
  const target = emptyDocument(api, sourceDigest(api, root));
  for (const area of areasOf(api, root)) {
    const document = await readArea(area.file, root);
    if (document.paths === undefined || Object.keys(document.paths).length === 0) continue;
    mergePaths(target, document, area.name);
    mergeComponents(target, document, area.name);
    target.tags?.push(...(document.tags ?? []));
    const operationIds = operationsOf(document).map(({ operation }) => operation.operationId);
    target['x-areas'] = { ...target['x-areas'], [area.name]: operationIds };
    const constants = document['x-constants'];
    if (constants) target['x-constants'] = { ...target['x-constants'], [area.name]: constants };
  }
  return target;
}

function emptyDocument(api: Api, digest: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: `Offizin platform: ${api}`,
      version: '64.0',
      license: { name: 'MIT', identifier: 'MIT' },
      'x-source-digest': digest,
    },
    servers: SERVERS,
    tags: [],
    paths: {},
    components: {},
    'x-areas': {},
    'x-constants': {},
  };
}

async function readArea(file: string, root: string): Promise<OpenApiDocument> {
  const config = await createConfig({});
  const { bundle, problems } = await bundleFile({ ref: file, config }).catch((error) => {
    throw describeYamlError(error, root);
  });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Error(describeProblems(errors, root));
  return bundle.parsed as OpenApiDocument;
}

function mergePaths(target: OpenApiDocument, source: OpenApiDocument, area: string): void {
  for (const [path, item] of Object.entries(source.paths)) {
    const base = (item.servers ?? source.servers)?.[0]?.url.replace(/\/$/, '') ?? '';
    const full = BASES.includes(base) ? path : `${base}${path}`;
    if (target.paths[full])
      throw new Error(`The area ${area} describes ${full}, which another area has already.`);
    target.paths[full] = { ...withSecurity(item, source.security), ...serversAt(base) };
  }
}

/** The servers of a path: those of the document where a call is usual at the first of them, else its own. */
function serversAt(base: string): Pick<PathItem, 'servers'> {
  if (base === DATA_BASE) return {};
  return { servers: base === SITE_BASE ? [...SERVERS].reverse() : [{ url: MOCK }] };
}

/** A document-wide `security` of an area moves onto its operations, since the bundle has several areas. */
function withSecurity(item: PathItem, security: unknown): PathItem {
  if (security === undefined) return item;
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && 'responses' in value ? { security, ...value } : value,
    ]),
  ) as PathItem;
}

function mergeComponents(target: OpenApiDocument, source: OpenApiDocument, area: string): void {
  for (const [kind, entries] of Object.entries(source.components ?? {})) {
    target.components ??= {};
    target.components[kind] ??= {};
    const into = target.components[kind];
    for (const [name, value] of Object.entries(entries)) {
      if (name in into && !isDeepStrictEqual(into[name], value)) {
        throw new Error(
          `components/${kind}/${name} means something else in the area ${area} than before it.`,
        );
      }
      into[name] = value;
    }
  }
}
