import { expect, test } from 'vitest';
import type { ObjectInfo } from '#client/records/types.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { hasNotes, noteValues, readNotes } from './notes.ts';

const field = (apiName: string, ...targets: string[]) => ({
  apiName,
  referenceToInfos: targets.map((target) => ({ apiName: target, nameFields: [] })),
});
const info = {
  fields: {
    AccountId: field('AccountId', 'Account'),
    WhatId: field('WhatId', 'Account', 'Order'),
    WhoId: field('WhoId', 'Contact'),
    Subject: field('Subject'),
  },
} as unknown as ObjectInfo;
const order = { apiName: 'Order', id: '801000000000001AAA' };

test('RD-NOTE-01 notes are kept of what activities refer to, apart from cases, which have a conversation', () => {
  const object = (apiName: string, ...children: string[]) =>
    ({
      apiName,
      childRelationships: children.map((childObjectApiName) => ({ childObjectApiName })),
    }) as unknown as ObjectInfo;
  expect(hasNotes(object('Order', 'OrderItem', 'Task'))).toBe(true);
  expect(hasNotes(object('Case', 'Task'))).toBe(false);
  expect(hasNotes(object('Coupon'))).toBe(false);
});

test('RD-NOTE-01 a note refers to its record by every field that leads there', () => {
  const said = { subject: 'Notiz', text: 'Ruft zurück.' };
  expect(noteValues(info, order, said)).toEqual({
    ...{ Subject: 'Notiz', Description: 'Ruft zurück.', Status: 'Completed', WhatId: order.id },
  });
  const account = { apiName: 'Account', id: '001000000000001AAA' };
  expect(noteValues(info, account, said)).toMatchObject({ AccountId: account.id, WhatId: account.id });
});

test('RD-NOTE-01 activities in which something was written are notes, with who and when', async () => {
  const row = (Id: string, Description: string | null) => ({
    ...{ Id, Subject: 'Anruf', Description, CreatedById: '005', CreatedBy: { Name: 'Simon' } },
    ...{ CreatedDate: '1', LastModifiedDate: '2', SystemModstamp: '3' },
  });
  let query = '';
  const { platform } = stubPlatform(async (request) => {
    query = new URL(request.url).searchParams.get('q') ?? '';
    return Response.json({ done: true, totalSize: 2, records: [row('A', 'Text'), row('B', null)] });
  });
  expect(await readNotes(platform, info, order)).toEqual([
    {
      ...{ id: 'A', subject: 'Anruf', text: 'Text', author: 'Simon', authorId: '005' },
      ...{ createdAt: '1', changedAt: '2', version: '3' },
    },
  ]);
  expect(query).toContain(`FROM Task WHERE WhatId = '${order.id}' ORDER BY`);
});
