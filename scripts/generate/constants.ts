import {
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
  resolve,
  type Schema,
} from './document.ts';
import { BANNER, camelCase, literal } from './emit.ts';

const LIMIT_KEYWORDS = [
  'default',
  'minimum',
  'maximum',
  'enum',
  'minLength',
  'maxLength',
  'maxItems',
  'pattern',
] as const;
type Limits = Record<string, unknown>;

/**
 * The numbers of the contracts as constants: `x-constants` per area, and per operation what the schemas of its
 * parameters and body members say (defaults, ranges, lengths, allowed values).
 */
export function emitConstants(document: OpenApiDocument): string {
  const areas = Object.entries(document['x-constants'] ?? {}).map(
    ([area, constants]) => `export const ${camelCase(area)}Constants = ${literal(constants)} as const;\n`,
  );
  const limits = operationsOf(document).flatMap((located) => emitLimits(document, located));
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  return [BANNER, '', ...areas, ...limits, `export const operationIds = ${literal(ids)} as const;\n`].join(
    '\n',
  );
}

function emitLimits(document: OpenApiDocument, { operation, parameters }: LocatedOperation): string[] {
  const named: [string, Schema][] = parameters
    .filter((parameter) => parameter.schema)
    .map((parameter) => [parameter.name, parameter.schema as Schema]);
  const entries = [...named, ...bodyMembers(document, operation)]
    .map(([name, schema]) => [name, limitsOf(resolve(document, schema))] as const)
    .filter(([, limits]) => Object.keys(limits).length > 0);
  if (entries.length === 0) return [];
  return [
    `export const ${operation.operationId}Limits = ${literal(Object.fromEntries(entries))} as const;\n`,
  ];
}

function bodyMembers(
  document: OpenApiDocument,
  operation: LocatedOperation['operation'],
): [string, Schema][] {
  const body = operation.requestBody && resolve(document, operation.requestBody);
  return Object.values(body?.content ?? {}).flatMap((media) =>
    media.schema ? Object.entries(membersOf(document, media.schema)) : [],
  );
}

function membersOf(document: OpenApiDocument, schema: Schema): Record<string, Schema> {
  const at = resolve(document, schema);
  return Object.assign({}, ...(at.allOf ?? []).map((part) => membersOf(document, part)), at.properties);
}

function limitsOf(schema: Schema): Limits {
  return Object.fromEntries(
    LIMIT_KEYWORDS.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [
      keyword,
      schema[keyword],
    ]),
  );
}
