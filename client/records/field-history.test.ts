import { expect, test } from 'vitest';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readFieldHistory } from './field-history.ts';
import type { ObjectInfo } from './types.ts';

const CASE = '500000000000001AAA';
const field = (apiName: string, dataType: string, relationshipName: string | null = null) => ({
  apiName,
  dataType,
  relationshipName,
});
const info = {
  childRelationships: [
    { childObjectApiName: 'Task', fieldName: 'WhatId', relationshipName: 'Tasks' },
    { childObjectApiName: 'CaseHistory', fieldName: 'CaseId', relationshipName: 'Histories' },
  ],
  fields: Object.fromEntries(
    [
      field('Status', 'Picklist'),
      field('Amount__c', 'Currency'),
      field('Open__c', 'Boolean'),
      field('OwnerId', 'Reference', 'Owner'),
      field('Resolution__c', 'TextArea'),
    ].map((one) => [one.apiName, one]),
  ),
} as unknown as ObjectInfo;

const row = (Field: string, DataType: string, OldValue: unknown, NewValue: unknown, minute = 0) => ({
  Id: `${Field} ${DataType}`,
  Field,
  DataType,
  OldValue,
  NewValue,
  CreatedDate: `2026-06-01T12:0${minute}:00.000+0000`,
  CreatedBy: { Name: 'Cleo' },
});

/** A platform that answers the query with these rows, and keeps what was asked. */
function historyPlatform(rows: readonly object[]) {
  const asked: string[] = [];
  const { platform } = stubPlatform(async (request) => {
    asked.push(new URL(request.url).searchParams.get('q') ?? '');
    return Response.json({ totalSize: rows.length, done: true, records: rows });
  });
  return { platform, asked };
}

test('PF-HIST-01 changes are told with who made them, in values that the fields take', async () => {
  const { platform, asked } = historyPlatform([
    row('Status', 'DynamicEnum', 'New', 'Working', 3),
    row('Amount__c', 'Currency', '12.50', 20, 2),
    row('Open__c', 'Boolean', 'false', true, 1),
  ]);
  const changes = await readFieldHistory(platform, info, CASE);
  expect(changes.map(({ apiName, before, after, by }) => [apiName, before, after, by])).toEqual([
    ['Status', 'New', 'Working', 'Cleo'],
    ['Amount__c', 12.5, 20, 'Cleo'],
    ['Open__c', false, true, 'Cleo'],
  ]);
  expect(asked).toEqual([expect.stringContaining(`FROM CaseHistory WHERE CaseId = '${CASE}'`)]);
});

test('PF-HIST-02 the two rows of a reference are one change, with ids and names', async () => {
  const [one, other] = ['005000000000001AAA', '005000000000002AAA'];
  const { platform } = historyPlatform([
    row('Owner', 'Text', 'Anna', 'Ben', 1),
    row('Owner', 'EntityId', one, other, 1),
    row('Owner', 'EntityId', null, one),
    row('Owner', 'Text', null, 'Anna'),
  ]);
  const changes = await readFieldHistory(platform, info, CASE);
  expect(changes).toMatchObject([
    { apiName: 'OwnerId', before: one, after: other, names: { before: 'Anna', after: 'Ben' }, isKept: true },
    { apiName: 'OwnerId', before: null, after: one, names: { before: null, after: 'Anna' }, isKept: true },
  ]);
});

test('PF-HIST-02 of a long text only that it was changed is told, and of no field nothing', async () => {
  const { platform } = historyPlatform([
    row('Resolution__c', 'TextArea', null, null),
    row('created', 'Text', null, null),
    row('Gone__c', 'Text', 'a', 'b'),
  ]);
  const changes = await readFieldHistory(platform, info, CASE);
  expect(changes.map(({ apiName, isKept }) => [apiName, isKept])).toEqual([
    ['Resolution__c', false],
    ['Gone__c', true],
  ]);
});

test('PF-HIST-03 an object without a history is asked for none', async () => {
  const { platform, asked } = historyPlatform([]);
  expect(await readFieldHistory(platform, { ...info, childRelationships: [] }, CASE)).toEqual([]);
  expect(asked).toEqual([]);
});
