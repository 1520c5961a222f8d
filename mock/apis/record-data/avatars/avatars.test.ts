import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addAccount, addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let buyer: Caller;
let accountId: string;
let contactId: string;
let productId: string;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  buyer = await platform.user('Buyer');
  const { account, contacts } = await addAccount(platform.store, 'Sommer');
  accountId = account.Id;
  contactId = contacts[0]?.Id as string;
  productId = (await addProduct(platform.store, 1)).Id;
});
afterAll(() => platform.close());

async function results(caller: Caller, ...ids: string[]): Promise<Schemas['RecordAvatarBatch']> {
  const { status, body } = await caller.get(`/record-avatars/batch/${ids.join(',')}?formFactor=Small`);
  expect(status).toBe(200);
  return body;
}
const photoOf = async (id: string) =>
  (await results(merchandiser, id)).results[0]?.result as Schemas['PhotoRecordAvatar'];
const local = (photoUrl: string) => photoUrl.replace('/services/data/v64.0/ui-api', '');

describe('avatars', () => {
  it('RD-AVATAR-08 avatars are photos of people and accounts, and the theme of everything else', async () => {
    const userId = support.session.userId as string;
    const { hasErrors, results: items } = await results(
      merchandiser,
      productId,
      contactId,
      accountId,
      userId,
    );
    expect(hasErrors).toBe(false);
    expect(items.map(({ result }) => result)).toMatchObject([
      { type: 'Theme', backgroundColor: '0F8A5F', iconUrl: '/img/icon/t4v35/standard/product_120.png' },
      { type: 'Photo', recordId: contactId, provider: 'Initials', width: 120, height: 120 },
      { type: 'Photo', recordId: accountId },
      { type: 'Photo', recordId: userId },
    ]);
  });

  it('RD-AVATAR-04 malformed, missing and hidden records fail one by one', async () => {
    const { hasErrors, results: items } = await results(
      buyer,
      productId,
      accountId,
      '01t000000000009AAA',
      `${productId.slice(0, 15)}XXX`,
    );
    expect(hasErrors).toBe(true);
    expect(items.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 400]);
    expect(items[3]?.result).toMatchObject([{ errorCode: 'MALFORMED_ID' }]);
    expect((await platform.guest.get(`/record-avatars/batch/${productId}`)).status).toBe(401);
  });

  it('lead to a picture that is really there', async () => {
    const { photoUrl, backgroundColor } = await photoOf(contactId);
    const { status, body, headers } = await merchandiser.get(local(photoUrl));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml' });
    expect(headers?.['cache-control']).toContain('private');
    expect(body).toContain('aria-label="Anna Sommer"');
    expect(body).toContain(`#${backgroundColor}`);
    const again = await merchandiser.get(local(photoUrl), { 'if-none-match': String(headers?.etag) });
    expect(again.status).toBe(304);
  });

  it('get another address when the name changes', async () => {
    const before = await photoOf(contactId);
    await platform.store.update('Contact', contactId, { FirstName: 'Zoë' });
    const after = await photoOf(contactId);
    expect(after.photoUrl).not.toBe(before.photoUrl);
    expect(after.backgroundColor).toBe(before.backgroundColor);
  });

  it('are drawn for nobody but those who may read the record, and of nothing', async () => {
    expect((await buyer.get(`/record-avatars/${contactId}/photo`)).status).toBe(404);
    expect((await platform.guest.get(`/record-avatars/${contactId}/photo`)).status).toBe(401);
    expect((await merchandiser.get(`/record-avatars/${productId}/photo`)).status).toBe(404);
    expect((await merchandiser.get('/record-avatars/003000000000009AAA/photo')).status).toBe(404);
  });
});

describe('a photo put on a record', () => {
  const put = (caller: Caller, id: string, body: object) =>
    caller.post(`/record-avatars/${id}/association`, { actionType: 'Associate', ...body });
  const photo = {
    photoUrl: 'https://bilder.example/1.jpg',
    blueMasterId: 'B1',
    externalId: 'E1',
    profileName: 'Anna',
  };

  it('RD-AVATAR-09 a photo stays until it is taken off', async () => {
    const { status, body } = await put(support, contactId, photo);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'Photo',
      photoUrl: photo.photoUrl,
      photoMetadata: { companyBluemasterId: 'B1', responseId: 'E1' },
      provider: 'External',
    });
    expect(await photoOf(contactId)).toEqual(body);
    await put(support, contactId, { photoUrl: '/cms/delivery/media/MCLOGO' });
    expect(await photoOf(contactId)).toMatchObject({ photoUrl: '/cms/delivery/media/MCLOGO' });
    expect(await platform.store.count('RecordAvatar__c')).toBe(1);
    const off = await put(support, contactId, { actionType: 'Dissociate' });
    expect(off.body.provider).toBe('Initials');
    expect(await platform.store.count('RecordAvatar__c')).toBe(0);
  });

  it('can stand on a record that is something', async () => {
    expect((await put(merchandiser, productId, photo)).body).toMatchObject({ type: 'Photo' });
    expect((await put(merchandiser, productId, { actionType: 'Dissociate' })).body).toMatchObject({
      type: 'Theme',
    });
  });

  it('takes the right to change the record, but for the own one', async () => {
    expect((await put(support, productId, photo)).status).toBe(403);
    expect((await put(support, merchandiser.session.userId as string, photo)).status).toBe(403);
    expect((await put(support, support.session.userId as string, photo)).status).toBe(200);
    expect((await put(buyer, accountId, photo)).status).toBe(404);
    expect((await put(support, '003000000000009AAA', photo)).status).toBe(404);
  });

  it.each([
    {},
    { photoUrl: 'javascript:alert(1)' },
    { photoUrl: '//elsewhere.example/1.jpg' },
    { photoUrl: '/\\elsewhere.example/1.jpg' },
    { photoUrl: 'http://bilder.example/1.jpg' },
    { ...photo, actionType: 'Admire' },
    { ...photo, colour: 'red' },
  ])('is refused with %j', async (body) => {
    expect((await put(support, contactId, body)).status).toBe(400);
  });
});
