import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readBundle } from '#mock/engine/prism/bundle.ts';
import { type Schema, shapesIn } from '#mock/engine/reshape/shape.ts';
import { bundleOf, type Json, type JsonObject, operationsOf } from './bundles.ts';
import { faultsAt } from './schemas.ts';

/** A mistake in the contract of commerce that was mended. */
interface Correction {
  readonly title: string;
  /** The part that was mended: a named schema, or the body of an operation. */
  readonly schema?: string;
  readonly request?: string;
  /** Name of an example that the values change. */
  readonly example?: string;
  /** What the platform sends or takes. */
  readonly values: readonly JsonObject[];
  /** What the contract demanded in addition, so that it refused each value; none where it had no such part. */
  readonly before?: JsonObject;
  /** What is no less refused than before. */
  readonly refused?: readonly JsonObject[];
}

const commerce = bundleOf('commerce');
const folder = join(import.meta.dirname, 'corrections');
const corrections = readdirSync(folder).flatMap(
  (file) => parse(readFileSync(join(folder, file), 'utf8')) as Correction[],
);

function pointerOf({ schema, request }: Correction): string {
  if (schema) return `/components/schemas/${schema}`;
  const found = operationsOf(commerce).find(({ operation }) => operation.operationId === request);
  if (!found) throw new Error(`There is no operation ${request}.`);
  const path = found.template.replaceAll('/', '~1');
  return `/paths/${path}/${found.method}/requestBody/content/application~1json/schema`;
}

const shapeOf = shapesIn(await readBundle('commerce'));

/** Members of a value, at every depth, that its schemas do not name. */
function undeclared(value: Json, schemas: readonly Schema[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { members, inner } = shapeOf(schemas);
  return Object.entries(value).flatMap(([name, each]) => {
    const own = members.get(name) ?? inner;
    return own.length > 0 ? undeclared(each, own) : [name];
  });
}

function valuesOf({ example, values }: Correction): JsonObject[] {
  const { examples } = commerce.document.components as { examples: Record<string, { value: JsonObject }> };
  return values.map((value) => ({ ...(example && examples[example]?.value), ...value }));
}

it('knows every correction by its title', () => {
  expect(new Set(corrections.map(({ title }) => title)).size).toBe(corrections.length);
  console.log(`${corrections.length} corrections of contracts`);
});

describe.each(corrections)('$title', (correction) => {
  const values = valuesOf(correction);

  it('is what the contract says', () => {
    const pointer = pointerOf(correction);
    for (const value of values) {
      expect(faultsAt(commerce, pointer, value)).toEqual([]);
      expect(undeclared(value, [{ $ref: `#${pointer}` }])).toEqual([]);
    }
    for (const value of correction.refused ?? []) expect(faultsAt(commerce, pointer, value)).not.toEqual([]);
  });

  const { before } = correction;
  if (!before) return;
  it('is not what the contract said', () => {
    const validate = new Ajv2020({ strict: false }).compile(before);
    expect(values.map((value) => validate(value))).toEqual(values.map(() => false));
  });
});
