import { expect, test } from 'vitest';
import * as cms from '#generated/cms/client.gen.ts';
import cmsContract from '#generated/cms/openapi.json' with { type: 'json' };
import * as commerce from '#generated/commerce/client.gen.ts';
import commerceContract from '#generated/commerce/openapi.json' with { type: 'json' };
import * as platform from '#generated/platform/client.gen.ts';
import platformContract from '#generated/platform/openapi.json' with { type: 'json' };
import * as recordData from '#generated/record-data/client.gen.ts';
import recordDataContract from '#generated/record-data/openapi.json' with { type: 'json' };
import sandboxContract from '#generated/sandbox/openapi.json' with { type: 'json' };
import { onlyReads } from '../../../data/send-call.ts';
import { type ApiOperation, type Json, operationsOf } from '../api/contracts.ts';
import { BODY, callForm, initiallyTyped } from './call-form.ts';
import { contractOperation } from './contract-operation.ts';
import { refusalOf } from './refusal.ts';
import { schemaFault } from './schema-fault.ts';

const APIS = [
  ['record-data', recordDataContract, recordData],
  ['commerce', commerceContract, commerce],
  ['cms', cmsContract, cms],
  ['platform', platformContract, platform],
] as const;
const operations = [...APIS, ['sandbox', sandboxContract] as const].flatMap(([api, contract]) =>
  operationsOf(api, contract as unknown as Json),
);
const named = (id: string) => operations.find(({ operationId }) => operationId === id) as ApiOperation;

test('an operation made of its contract is the one that the client has', () => {
  const generated = new Map(
    APIS.flatMap(([, , functions]) => Object.values(functions)).flatMap((one) =>
      'operationId' in one ? [[one.operationId as string, one as unknown as Json]] : [],
    ),
  );
  for (const operation of operations.filter(({ api }) => api !== 'sandbox')) {
    const made = contractOperation(operation) as unknown as Json;
    const {
      api,
      base,
      path,
      method,
      query,
      repeated = [],
      since,
      cache,
    } = generated.get(operation.operationId) ?? {};
    expect({ ...made }).toMatchObject({ api, base, path, method, query, repeated });
    expect([made.since, made.cache], operation.operationId).toEqual([since, cache]);
  }
});

test('RD-TRY-02 no example of a contract is refused', () => {
  for (const operation of operations) {
    const form = callForm(operation);
    const text = initiallyTyped(form)[BODY];
    if (text && form.body)
      expect(
        schemaFault(JSON.parse(text), form.body.schema, form.contract),
        operation.operationId,
      ).toBeUndefined();
    for (const { schema, id } of form.fields)
      for (const example of (schema.examples ?? []) as unknown[])
        expect(schemaFault(example, schema, form.contract), `${operation.operationId} ${id}`).toBeUndefined();
  }
});

test('RD-TRY-03 a GET reads, and another call where its answer may be kept', () => {
  const reads = (id: string) => onlyReads(contractOperation(named(id)));
  expect(['getRecord', 'findDuplicates', 'getListRecordsByName'].map(reads)).toEqual([true, true, true]);
  expect(['createRecord', 'updateRecord', 'deleteRecord', 'placeOrder'].map(reads)).toEqual(
    Array(4).fill(false),
  );
});

test('RD-TRY-04 calls that the own session cannot make say why', () => {
  const refusals = Object.groupBy(operations, (operation) => refusalOf(operation) ?? 'offered');
  const ids = (name: keyof typeof refusals) => refusals[name]?.map(({ operationId }) => operationId);
  expect(ids('ofSignIn')).toEqual(
    expect.arrayContaining(['createAccessToken', 'evaluateAccessToken', 'executePartnerCall']),
  );
  expect(ids('notPassedOn')).toContain('getJsonWebKeySet');
  expect(ids('noJsonBody')).toContain('createContentVersion');
  expect(ids('noTextAnswer')).toContain('getContentVersionData');
  expect(refusals.ofSandbox?.every(({ api }) => api === 'sandbox')).toBe(true);
  expect(ids('offered')).toEqual(
    expect.arrayContaining([
      'getRecord',
      'updateRecord',
      'placeOrder',
      'getContents',
      'getQuery',
      'getUserInfo',
    ]),
  );
});
