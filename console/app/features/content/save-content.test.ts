import { beforeEach, expect, test } from 'vitest';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { forgetWritten, journal } from '../../data/undo/journal.ts';
import type { Content, Side } from './contents.ts';
import { discardDraft, restoreVersion, saveContent } from './save-content.ts';

const side = (id: string, title: string): Side => ({
  id,
  name: 'Erkältungszeit',
  body: { title },
  isPublished: false,
  draft: undefined,
  modifiedAt: '2026-03-02T09:30:00.000Z',
  modifiedBy: 'Mia Merch',
});
const de = side('20Y000000000001AAA', 'Alt');
const en = side('20Y000000000002AAA', 'Old');
const CONTENT: Content = { key: 'B1', type: 'offizin__banner', sides: { de, en } };
const NAMES = ['Name', 'ContentBody', 'IsPublished', 'PublishedDate', 'DraftName__c', 'DraftBody__c'];
const INFO = {
  apiName: 'ManagedContent',
  nameFields: ['Name'],
  fields: Object.fromEntries(NAMES.map((apiName) => [apiName, { apiName, updateable: true }])),
};

/** A platform that saves what it gets. */
const { platform } = stubPlatform(async (request) => {
  if (request.method === 'GET') return Response.json(INFO);
  const { fields } = (await request.json()) as { fields: Record<string, unknown> };
  const saved = { Name: de.name, ...fields };
  const values = Object.entries(saved).map(([name, value]) => [name, { value, displayValue: null }]);
  const id = new URL(request.url).pathname.split('/').at(-1);
  return Response.json({
    apiName: INFO.apiName,
    id,
    childRelationships: {},
    fields: Object.fromEntries(values),
  });
});

beforeEach(forgetWritten);

const changes = [
  { language: 'de' as const, side: de, draft: { name: de.name, body: { title: 'Neu' } } },
  { language: 'en' as const, side: en, draft: { name: en.name, body: { title: 'New' } } },
];
const entries = () => journal.get().entries.map(({ records }) => records);

test('RD-UNDO-03 a content that was published is noted as it was before, both languages together', async () => {
  await saveContent(platform, CONTENT, changes, 'publish', () => undefined);
  const none = { DraftName__c: null, DraftBody__c: null };
  expect(entries()).toMatchObject([
    [
      {
        id: de.id,
        name: 'Erkältungszeit',
        kind: 'changed',
        before: { ContentBody: '{"title":"Alt"}', IsPublished: false, ...none },
        after: { ContentBody: '{"title":"Neu"}', IsPublished: true, ...none },
      },
      { id: en.id, before: { ContentBody: '{"title":"Old"}' }, after: { ContentBody: '{"title":"New"}' } },
    ],
  ]);
});

test('RD-UNDO-03 a draft is noted without what is public, and one that was discarded with what it said', async () => {
  await saveContent(platform, CONTENT, changes.slice(0, 1), 'draft', () => undefined);
  expect(entries()[0]?.[0]?.before).toEqual({ DraftName__c: null, DraftBody__c: null });
  await discardDraft(platform, { ...de, draft: { name: 'Neu', body: { title: 'Neu' } } });
  expect(entries()[0]?.[0]?.before).toEqual({ DraftName__c: 'Neu', DraftBody__c: '{"title":"Neu"}' });
});

test('RD-UNDO-03 a version that was published again is noted with what it took the place of', async () => {
  await restoreVersion(platform, { ...de, isPublished: true }, { name: 'Früher', body: { title: 'Früher' } });
  expect(entries()).toMatchObject([
    [{ before: { Name: 'Erkältungszeit', ContentBody: '{"title":"Alt"}', IsPublished: true } }],
  ]);
});
