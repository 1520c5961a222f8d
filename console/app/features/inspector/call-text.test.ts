import { expect, test } from 'vitest';
import { findDuplicates, getObjectInfo } from '#generated/record-data/client.gen.ts';
import { curlOf, typedCallOf } from './call-text.ts';

const ORIGIN = 'http://platform.test';

test('a read as a typed call', () => {
  const call = { operation: getObjectInfo, input: { path: { objectApiName: 'Product2' } }, url: undefined };
  expect(typedCallOf(call)).toBe(
    "import { getObjectInfo } from '#generated/record-data/client.gen.ts';\n\n" +
      "await platform.read(getObjectInfo, { path: { objectApiName: 'Product2' } });",
  );
});

test('a write with quotes in it, for a shell and for TypeScript', () => {
  const body = { apiName: 'Account', fields: { 'Name-1': "O'Hara\n", Age: 3, Known: null, Tags: ['a'] } };
  const call = { operation: findDuplicates, input: { body }, url: `${ORIGIN}/predupe` };
  expect(curlOf(call, ORIGIN)).toContain(
    `curl -X POST '${ORIGIN}/predupe' \\\n  -H 'accept: application/json'`,
  );
  expect(curlOf(call, ORIGIN)).toContain(`O'\\''Hara`);
  expect(typedCallOf(call)).toContain(
    "{ body: { apiName: 'Account', fields: { 'Name-1': 'O\\'Hara\\n', Age: 3, Known: null, Tags: ['a'] } } }",
  );
});
