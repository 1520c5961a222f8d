import { beforeEach, expect, test } from 'vitest';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { forgetWritten, journal } from '../../../data/undo/journal.ts';
import { type HomeContent, publish, saveTexts } from './home-contents.ts';

const ID = '20Y000000000001AAA';
const CONTENT: HomeContent = {
  id: ID,
  key: 'B1',
  name: 'Erkältungszeit',
  language: 'de',
  isPublished: false,
  type: 'offizin__banner',
  modifiedAt: '2026-03-02T09:30:00.000Z',
  body: { title: 'Alt' },
};
const INFO = {
  apiName: 'ManagedContent',
  nameFields: ['Name'],
  fields: Object.fromEntries(
    ['Name', 'ContentBody', 'IsPublished', 'PublishedDate'].map((apiName) => [
      apiName,
      { apiName, updateable: true },
    ]),
  ),
};

/** A platform that saves what it gets. */
const { platform } = stubPlatform(async (request) => {
  if (request.method === 'GET') return Response.json(INFO);
  const { fields } = (await request.json()) as { fields: Record<string, unknown> };
  const saved = { Name: CONTENT.name, ...fields };
  const values = Object.entries(saved).map(([name, value]) => [name, { value, displayValue: null }]);
  const record = {
    apiName: INFO.apiName,
    id: ID,
    childRelationships: {},
    fields: Object.fromEntries(values),
  };
  return Response.json(record);
});

beforeEach(forgetWritten);

const latest = () => journal.get().entries[0]?.records;

test('RD-UNDO-03 texts of a content are noted with those before', async () => {
  await saveTexts(platform, CONTENT, { title: 'Neu' });
  expect(latest()).toMatchObject([
    {
      id: ID,
      name: 'Erkältungszeit',
      kind: 'changed',
      before: { ContentBody: '{"title":"Alt"}' },
      after: { ContentBody: '{"title":"Neu"}' },
    },
  ]);
});

test('RD-UNDO-03 a content that was published is noted as a draft before', async () => {
  await publish(platform, CONTENT);
  expect(latest()).toMatchObject([
    { kind: 'changed', before: { IsPublished: false }, after: { IsPublished: true } },
  ]);
});
