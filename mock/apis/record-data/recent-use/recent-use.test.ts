import { afterAll, beforeAll, expect, it } from 'vitest';
import { listViewsConstants } from '#generated/record-data/constants.gen.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';
import { recentIds } from './recent-use.ts';

let platform: Platform;
let merchandiser: Caller;
let userId: string;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  userId = String(merchandiser.session.userId);
});
afterAll(() => platform.close());

it('a record opened in several windows at once is used once', async () => {
  const { Id } = await addProduct(platform.store, 1);
  const open = () => merchandiser.get(`/records/${Id}?fields=Product2.Name&updateMru=true`);
  const answers = await Promise.all([open(), open(), open()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await platform.store.count('RecentlyViewed', { RecordId: Id })).toBe(1);
});

it('only so many uses are kept, the latest ones', async () => {
  const { recentRecordsMaximum } = listViewsConstants;
  const many = Array.from({ length: recentRecordsMaximum }, (_, index) => ({
    UserId: userId,
    Type: 'Account',
    RecordId: `old-${index}`,
    LastViewedDate: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
  }));
  await platform.store.insertMany('RecentlyViewed', many);
  const { body } = await merchandiser.post('/records', { apiName: 'Account', fields: { Name: 'Sommer' } });
  const kept = await recentIds(platform.store, userId, 'Account');
  const latest = many.map(({ RecordId }) => RecordId).reverse();
  expect(kept).toEqual([body.id, ...latest.slice(0, -1)].slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(1);
  expect(await platform.store.count('RecentlyViewed', { Type: 'Account' })).toBe(recentRecordsMaximum);
  expect(kept).not.toContain('old-0');
});
