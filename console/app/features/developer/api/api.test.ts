import { expect, test } from 'vitest';
import * as client from '#generated/record-data/client.gen.ts';
import contract from '#generated/record-data/openapi.json' with { type: 'json' };
import { type Json, operationsOf, resolved } from './contracts.ts';
import { membersOf, typeText } from './schema-text.ts';

const api = contract as unknown as Json;
const operations = operationsOf('record-data', api);

test('every operation of the contract is in the reference, with its parameters resolved', () => {
  const known = Object.values(client).flatMap((each) => ('operationId' in each ? each.operationId : []));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(known.sort());
  for (const { definition } of operations) {
    for (const parameter of definition.parameters) expect(parameter.name).toBeTypeOf('string');
  }
});

test('types read as a developer writes them', () => {
  expect(typeText({ type: 'array', items: { $ref: '#/components/schemas/Record' } }, api)).toBe('Record[]');
  expect(typeText({ enum: ['Full', 'Compact'] }, api)).toBe('"Full" | "Compact"');
  expect(typeText({ type: ['string', 'null'], format: 'date-time' }, api)).toBe('string | null (date-time)');
});

test('the members of a record are told, of a list those of its items', () => {
  const names = (schema: unknown) => membersOf(schema, api).map(({ name }) => name);
  const record = { $ref: '#/components/schemas/Record' };
  expect(names(record)).toContain('apiName');
  expect(names({ type: 'array', items: record })).toEqual(names(record));
});

test('a reference that leads nowhere is empty, not an error', () => {
  expect(resolved({ $ref: '#/components/schemas/Nothing' }, api)).toEqual({});
});
