import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, type Json, type JsonObject, operationsOf, REPOSITORY } from './bundles.ts';
import { faultsAt } from './schemas.ts';

const UI_API = '/services/data/v64.0';
const recordData = bundleOf('record-data');

/** Where the contract states the answer (or, with `request`, the body sent) of a call. */
function pointerOf(method: string, path: string, status: number | 'request'): string | undefined {
  const known = operationsOf(recordData);
  const found = known.find((one) => one.method === method.toLowerCase() && one.path === `${UI_API}${path}`);
  if (!found) return undefined;
  const place = status === 'request' ? 'requestBody' : `responses/${status}`;
  return `/paths/${found.template.replaceAll('/', '~1')}/${found.method}/${place}/content/application~1json/schema`;
}

function read(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8')) as Json;
}

describe('answers in the form of older versions', () => {
  const folder = join(import.meta.dirname, 'answers');
  const schemas: Record<string, string> = {
    'layout-v46.json': 'RecordLayout',
    'picklist-values-v48.json': 'PicklistValues',
    'record-v45.json': 'Record',
  };

  it('are all named here', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(schemas));
  });

  it.each(Object.entries(schemas))('%s is a %s', (file, schema) => {
    expect(faultsAt(recordData, `/components/schemas/${schema}`, read(join(folder, file)))).toEqual([]);
  });

  it('are refused when a nested record lacks its id', () => {
    const record = read(join(folder, 'record-v45.json')) as JsonObject;
    const account = ((record.fields as JsonObject).Account as JsonObject).value as JsonObject;
    delete account.id;
    expect(faultsAt(recordData, '/components/schemas/Record', record)).not.toEqual([]);
  });
});

const REAL = join(REPOSITORY, '..', 'shared', 'fixtures');

describe('real answers of the platform', () => {
  const fixtures = existsSync(join(REAL, 'MANIFEST.json'))
    ? fixturesOf(read(join(REAL, 'MANIFEST.json')))
    : [];

  if (fixtures.length === 0)
    it('are not on this machine', (context) => {
      context.skip(`No captured answers at ${REAL}; the samples beside this test stand in for them.`);
    });

  it.skipIf(fixtures.length === 0)('are all listed', () => {
    const files = readdirSync(REAL).filter((file) => file.endsWith('.json') && file !== 'MANIFEST.json');
    expect(fixtures.map(({ file }) => file).sort()).toEqual(files.sort());
    console.log(`${files.length} captured answers and requests`);
  });

  it.each(fixtures)('$file obeys the contract of $method $operation', (fixture) => {
    const status = fixture.file.endsWith('.request.json') ? 'request' : (fixture.status ?? 200);
    const value = read(join(REAL, fixture.file));
    const pointer = pointerOf(fixture.method, fixture.operation, status);
    if (!pointer) expect.fail(`${fixture.operation} is not in the contract`);
    expect(faultsAt(recordData, pointer, value)).toEqual([]);
  });
});

interface Fixture {
  file: string;
  method: string;
  operation: string;
  status: number | null;
}

function fixturesOf(manifest: Json): Fixture[] {
  return ((manifest as JsonObject).fixtures ?? []) as unknown as Fixture[];
}
