import { expect, test } from 'vitest';
import cms from '#generated/cms/openapi.json' with { type: 'json' };
import commerce from '#generated/commerce/openapi.json' with { type: 'json' };
import platform from '#generated/platform/openapi.json' with { type: 'json' };
import recordData from '#generated/record-data/openapi.json' with { type: 'json' };
import sandbox from '#generated/sandbox/openapi.json' with { type: 'json' };
import { type ApiOperation, operationsOf } from './contracts.ts';
import { germanOperations } from './german/index.ts';
import { inLanguage } from './operation-texts.ts';

const contracts: Record<string, object> = {
  cms,
  commerce,
  platform,
  'record-data': recordData,
  sandbox,
};
const operations = Object.entries(contracts).flatMap(([api, contract]) =>
  operationsOf(api, contract as never),
);
/** The whole of what is told of an operation. */
const told = ({ summary, definition }: ApiOperation) => `${summary} ${definition.description ?? ''}`;
const codes = (text: string) => [...new Set(text.match(/`[^`]+`/g))].sort();

test('RD-TRY-07 each operation of the contracts is told in German, and none that is gone', () => {
  expect(Object.keys(germanOperations).sort()).toEqual(
    operations.map(({ operationId }) => operationId).sort(),
  );
});

test('RD-TRY-07 the German tells as much as the contract, with the same names in it', async () => {
  const german = await inLanguage(operations, 'de');
  for (const [index, operation] of operations.entries()) {
    const translated = german[index] as ApiOperation;
    const { operationId, definition } = operation;
    expect(codes(told(translated)), operationId).toEqual(codes(told(operation)));
    expect(typeof translated.definition.description, operationId).toBe(typeof definition.description);
    expect(translated.summary, operationId).not.toBe(operation.summary);
  }
});

test('RD-TRY-07 in English operations are told as their contract does', async () => {
  expect(await inLanguage(operations, 'en')).toEqual(operations);
});
