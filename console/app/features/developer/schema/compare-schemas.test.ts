import { expect, test } from 'vitest';
import { compareSchemas } from './compare-schemas.ts';
import { readSchema } from './read-schema.ts';
import { type Facts, KIND, type Schema, VERSION } from './schema.ts';

const schema = (objects: Record<string, Record<string, Facts>>, facts: Facts = {}): Schema => ({
  kind: KIND,
  version: VERSION,
  environment: 'Demo',
  takenAt: '2026-03-02T09:30:00.000Z',
  objects: Object.fromEntries(
    Object.entries(objects).map(([name, fields]) => [
      name,
      { facts: { createable: true, ...facts }, fields },
    ]),
  ),
});

test('two schemas differ by objects, fields and what is known of them', () => {
  const here = schema({ Account: { Name: { dataType: 'String', length: 80 }, Fax: {} }, Case: {} });
  const there = schema(
    { Account: { Name: { dataType: 'String', length: 255 }, Site: {} }, Lead: {} },
    { createable: false },
  );
  expect(compareSchemas(here, there)).toEqual([
    { objectApiName: 'Account', kind: 'differs', fact: 'createable', here: true, there: false },
    { objectApiName: 'Account', fieldApiName: 'Fax', kind: 'onlyHere' },
    { objectApiName: 'Account', fieldApiName: 'Name', kind: 'differs', fact: 'length', here: 80, there: 255 },
    { objectApiName: 'Account', fieldApiName: 'Site', kind: 'onlyThere' },
    { objectApiName: 'Case', kind: 'onlyHere' },
    { objectApiName: 'Lead', kind: 'onlyThere' },
  ]);
});

test('a schema does not differ from itself as a file', async () => {
  const own = schema({ Account: { Name: { dataType: 'String', length: 80, required: true } } });
  const read = await readSchema(new File([JSON.stringify(own)], 'schema.json'));
  expect(compareSchemas(own, read)).toEqual([]);
});

test.each([
  ['no JSON', 'Id;Name', 'schema.notOurs'],
  ['another JSON', '[]', 'schema.notOurs'],
  ['another version', JSON.stringify({ ...schema({}), version: 2 }), 'schema.otherVersion'],
  ['a damaged one', JSON.stringify({ ...schema({}), objects: { Account: { facts: {} } } }), 'schema.damaged'],
  ['one without its day', JSON.stringify({ ...schema({}), takenAt: 'gestern' }), 'schema.damaged'],
])('RD-SCHEMA-02 %s is refused', async (_, text, key) => {
  await expect(readSchema(new File([text], 'schema.json'))).rejects.toMatchObject({ key });
});
