import { expect, test } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { fileAddress, uploadFile, uploadFileVersion } from './files.ts';

const DOCUMENT = { contentDocument: { id: '069000000000001AAA' } };
const BYTES = new Uint8Array([0, 255, 13, 10, 128]);

test('a file is sent as a form with its name and its bytes', async () => {
  const { fetch, requests } = stubFetch([201, DOCUMENT]);
  const { platform } = stubPlatform(fetch);
  await uploadFile(platform, { fileData: new File([BYTES], 'Zettel.pdf'), title: 'Zettel' });
  await uploadFileVersion(platform, '069000000000001', { fileData: new Blob([BYTES]), description: '' });
  const [first, second] = requests;
  const form = await first?.formData();
  const file = form?.get('fileData') as File;
  expect(file.name).toBe('Zettel.pdf');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(BYTES);
  expect([form?.get('title'), form?.has('description')]).toEqual(['Zettel', false]);
  expect(second?.url).toContain('/content-documents/069000000000001AAA/content-versions');
  expect((await second?.formData())?.get('description')).toBe('');
});

test.each([undefined, 'text', null])('%j is no file', async (fileData) => {
  const { platform } = stubPlatform(stubFetch().fetch);
  const upload = { fileData } as never;
  await expect(uploadFile(platform, upload)).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: 'Invalid config for createContentDocumentAndVersion',
  });
  await expect(uploadFileVersion(platform, '069000000000001AAA', upload)).rejects.toMatchObject({
    message: 'Invalid config for createContentVersion',
  });
});

test('a version is downloaded from an address of the own origin', () => {
  const { platform } = stubPlatform(stubFetch([200]).fetch);
  expect(fileAddress(platform, '068000000000001')).toBe(
    '/services/data/v64.0/sobjects/ContentVersion/068000000000001AAA/VersionData',
  );
});
