import { expect, test } from 'vitest';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { toConsoleRecord } from '../../../data/record.ts';
import { readConversation } from './read-conversation.ts';

const CASE = '500000000000001AAA';
const field = (value: string | null) => ({ value, displayValue: null });
const record = toConsoleRecord({
  apiName: 'Case',
  id: CASE,
  childRelationships: {},
  fields: {
    Description: field('Es fehlt etwas.'),
    CreatedDate: field('2026-06-01T10:00:00.000Z'),
    SuppliedEmail: field(null),
  },
} as never);
const child = (childObjectApiName: string, fieldName = 'ParentId') => ({ childObjectApiName, fieldName });

const MAILS = [
  {
    Id: '02s1',
    Subject: 'Antwort',
    FromName: 'Shop',
    FromAddress: 'shop@example.org',
    ToAddress: 'erika@example.org',
    TextBody: 'Antwort\n\nWir liefern nach.',
    MessageDate: '2026-06-01T12:00:00.000+0000',
    Incoming: false,
  },
  {
    Id: '02s2',
    Subject: 'Danke',
    FromName: null,
    FromAddress: 'erika@example.org',
    ToAddress: 'shop@example.org',
    TextBody: 'Danke!',
    MessageDate: '2026-06-01T13:00:00.000+0000',
    Incoming: true,
  },
];
const COMMENTS = [
  {
    Id: '00a1',
    CommentBody: 'Lager angerufen',
    IsPublished: false,
    CreatedDate: '2026-06-01T11:00:00.000+0000',
    CreatedBy: { Name: 'Simon' },
  },
];

async function read(...childRelationships: object[]) {
  const asked: string[] = [];
  const { platform } = stubPlatform(async (request) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    asked.push(q);
    return Response.json({ done: true, records: q.includes('FROM CaseComment') ? COMMENTS : MAILS });
  });
  const messages = await readConversation(platform, record, { childRelationships } as never);
  return { asked, messages };
}

test('RD-RELATED-39 mails, comments and the question are one conversation, the latest first', async () => {
  const { messages } = await read(child('EmailMessage'), child('CaseComment'));
  expect(messages.map(({ kind, who, text }) => [kind, who, text])).toEqual([
    ['mailIn', 'erika@example.org', 'Danke!'],
    ['mailOut', 'erika@example.org', 'Wir liefern nach.'],
    ['comment', 'Simon', 'Lager angerufen'],
    ['question', '', 'Es fehlt etwas.'],
  ]);
});

test('RD-RELATED-39 what a store or a person does not have is not asked for', async () => {
  const { asked, messages } = await read(child('Task', 'WhatId'));
  expect(asked).toEqual([]);
  expect(messages.map(({ kind }) => kind)).toEqual(['question']);
});
