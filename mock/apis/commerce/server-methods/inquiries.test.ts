import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const METHOD = '/lwr/apex/v64.0/InquiriesController/sendInquiry';
const inquiry = {
  webstoreId: WEBSTORE_ID,
  subject: 'Pharmazeutische Beratung',
  name: 'Erika Beispiel',
  email: 'frage@example.org',
  message: 'Darf ich beides zusammen nehmen?',
};

let shop: Shop;
let guest: Visitor;

beforeAll(async () => {
  shop = await openShop();
  guest = shop.guest();
});
beforeEach(() => shop.store.deleteWhere('Case', { SuppliedEmail: inquiry.email }));
afterAll(() => shop.close());

const cases = () => shop.store.find('Case', { where: { SuppliedEmail: inquiry.email } });

test('anybody asks a question: the staff finds a case about it, and one only', async () => {
  const { status, body } = await guest.call('POST', METHOD, inquiry);
  expect(status).toBe(200);
  expect((await guest.call('POST', METHOD, inquiry)).body).toEqual(body);
  const [record, ...others] = await cases();
  expect(others).toEqual([]);
  expect(body).toEqual({ reference: record?.CaseNumber, receivedAt: record?.CreatedDate });
  expect(record).toMatchObject({
    Subject: 'Anfrage: Pharmazeutische Beratung',
    Type: 'Advice',
    Status: 'New',
    Origin: 'Web',
    Description: expect.stringContaining('Darf ich beides zusammen nehmen?'),
  });
});

test('a question lacks nothing and is written by POST only', async () => {
  const before = await shop.store.count('Case');
  for (const wrong of [
    { message: '' },
    { name: undefined },
    { email: 'nowhere' },
    { message: 'x'.repeat(2001) },
  ]) {
    expect((await guest.call('POST', METHOD, { ...inquiry, ...wrong })).status).toBe(400);
  }
  const read = await guest.call(
    'GET',
    `${METHOD}?methodParams=${encodeURIComponent(JSON.stringify(inquiry))}`,
  );
  expect(read.status).toBe(404);
  expect(await shop.store.count('Case')).toBe(before);
});
