import { expect, test } from 'vitest';
import contract from '#generated/record-data/openapi.json' with { type: 'json' };
import { type ApiOperation, type Json, operationsOf } from './contracts.ts';
import { exampleCommand } from './curl.ts';
import { postmanCollection } from './postman.ts';

const operations = operationsOf('record-data', contract as unknown as Json);
const operation = (id: string) => operations.find(({ operationId }) => operationId === id) as ApiOperation;

interface Item {
  name: string;
  request: {
    method: string;
    header: { key: string; value: string; disabled?: boolean }[];
    url: {
      raw: string;
      path: string[];
      query: { key: string; disabled?: boolean }[];
      variable: { key: string }[];
    };
    body?: { raw: string };
  };
}

const collection = postmanCollection('Test', operations, 'http://localhost:4010') as unknown as {
  info: Json;
  variable: Json[];
  item: { name: string; item: Item[] }[];
};
const items = collection.item.flatMap(({ item }) => item);

test('RD-API-02 a collection has every call once, in folders by subject', () => {
  expect(items.map(({ name }) => name).sort()).toEqual(
    operations.map(({ operationId }) => operationId).sort(),
  );
  expect(new Set(collection.item.map(({ name }) => name)).size).toBe(collection.item.length);
  expect(collection.variable).toContainEqual({ key: 'instance', value: 'http://localhost:4010' });
});

test('whatever is to be filled into an address is a variable of its call', () => {
  for (const { name, request } of items) {
    const asked = request.url.path.filter((step) => step.startsWith(':')).map((step) => step.slice(1));
    const known = request.url.variable.map(({ key }) => key);
    expect(
      known.filter((key) => !request.url.raw.includes(key)),
      name,
    ).toEqual([]);
    expect(
      asked.filter((step) => !known.includes(step)),
      name,
    ).toEqual([]);
    if (request.body) expect(() => JSON.parse(request.body?.raw ?? ''), name).not.toThrow();
  }
});

test('what a call need not have is switched off', () => {
  const item = items.find(({ name }) => name === 'updateRecord');
  expect(item?.request.method).toBe('PATCH');
  expect(item?.request.header.find(({ key }) => key === 'If-Unmodified-Since')?.disabled).toBe(true);
  expect(item?.request.url.query.every(({ disabled }) => disabled)).toBe(true);
});

test('RD-API-02 a command of curl fills in the examples of the contract and takes quotes literally', () => {
  const command = exampleCommand(operation('updateRecord'));
  expect(command).toContain('curl -X PATCH "$INSTANCE"\'/services/data/v64.0/ui-api/records/');
  expect(command).toContain('-H "Authorization: Bearer $ACCESS_TOKEN"');
  expect(command).toContain("-H 'Content-Type: application/json'");
  const awkward = { ...operation('updateRecord') };
  awkward.definition = {
    ...awkward.definition,
    requestBody: { content: { 'application/json': { example: { Name: "O'Neil" } } } },
  };
  expect(exampleCommand(awkward)).toContain("O'\\''Neil");
  for (const one of operations)
    expect(exampleCommand(one).split(' \\\n')[0], one.operationId).not.toMatch(/[{}]/);
});
