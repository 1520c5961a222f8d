import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeBytes } from '#mock/apis/record-data/files/stored-bytes.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addContent } from '#mock/model/shoppers/testing/site-records.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Publishes a file as a picture. */
async function publish(contentKey: string, bytes: Buffer): Promise<void> {
  const document = await site.store.insert('ContentDocument', { Title: contentKey });
  const version = await site.store.insert('ContentVersion', {
    ContentDocumentId: document.Id,
    Title: contentKey,
    VersionNumber: '1',
  });
  await storeBytes(site.store, version.Id, bytes);
  const picture = { kind: 'file', contentVersionId: version.Id };
  await addContent(site.store, contentKey, 'sfdc_cms__image', { picture, width: 300, height: 150 });
}

const read = (contentKey: string, query: string) => site.get(`/cms/delivery/media/${contentKey}?${query}`);

test('PF-CMS-88 an uploaded picture is delivered in width and format, never larger than it is', async () => {
  const plain = sharp({ create: { width: 300, height: 150, channels: 3, background: '#00f' } });
  await publish('MCPHOTO', await plain.jpeg().toBuffer());
  const { status, headers, body } = await read('MCPHOTO', 'width=160&format=avif');
  expect([status, headers['content-type']]).toEqual([200, 'image/avif']);
  expect((await sharp(Buffer.from(body)).metadata()).width).toBe(160);
  const large = await read('MCPHOTO', 'width=1600&format=webp');
  expect((await sharp(Buffer.from(large.body)).metadata()).width).toBe(300);
  const own = await read('MCPHOTO', '');
  expect([own.status, own.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('PF-CMS-88 what is no JPEG, PNG, WebP or AVIF is not delivered', async () => {
  await publish('MCDRAWING', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
  await publish('MCPAGE', Buffer.from('<html><script>alert(1)</script></html>'));
  for (const key of ['MCDRAWING', 'MCPAGE']) expect((await read(key, 'format=png')).status, key).toBe(404);
  const picture = { kind: 'file', contentVersionId: '../../settings' };
  await addContent(site.store, 'MCELSEWHERE', 'sfdc_cms__image', { picture });
  expect((await read('MCELSEWHERE', '')).status).toBe(404);
});
