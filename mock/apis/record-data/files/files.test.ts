import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesConstants } from '#generated/record-data/constants.gen.ts';
import { createApiServer } from '../../../engine/http/server.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

const BASE = '/services/data/v64.0/ui-api/records/content-documents';

let platform: Platform;
let server: ReturnType<typeof createApiServer>;
let origin: string;
let merchandiser: Caller;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  server = createApiServer({ handle: platform.handle, log: () => undefined });
  origin = `http://127.0.0.1:${await server.listen(0)}`;
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

/** Every byte there is, and sequences that a reader of text or of forms would change. */
const AWKWARD = new Uint8Array([
  ...Array(256).keys(),
  ...Buffer.from('\r\n--\r\n\r\n--form\r\nContent-Disposition: form-data\r\n'),
  0xff,
  0xfe,
  0x0d,
]);

interface Sent {
  name?: string;
  bytes?: Uint8Array<ArrayBuffer>;
  title?: string;
  description?: string;
}

function formOf({ name = 'Beipackzettel.pdf', bytes = AWKWARD, ...texts }: Sent): FormData {
  const form = new FormData();
  form.set('fileData', new File([bytes], name));
  for (const [key, value] of Object.entries(texts)) form.set(key, value);
  return form;
}

const post = (path: string, body: RequestInit['body'], { headers } = merchandiser) =>
  fetch(origin + BASE + path, { method: 'POST', body, headers });
const upload = async (sent: Sent = {}, path = '/content-versions') =>
  (await post(path, formOf(sent))).json() as Promise<Composite>;
const download = (address: string, { headers } = merchandiser) => fetch(origin + address, { headers });
const bytesAt = async (address: string) => new Uint8Array(await (await download(address)).arrayBuffer());

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Fields = Record<string, { value: string }>;
interface Composite {
  contentDocument: { id: string; fields: Fields };
  contentDocumentLinks: { fields: Fields }[];
  contentVersion: { id: string; fields: Fields };
}
const fieldOf = ({ fields }: { fields: Fields }, name: string) => fields[name]?.value;

describe('an uploaded file', () => {
  it('RD-FILE-01 an uploaded file is a document with a version and a link to the user who uploaded it', async () => {
    const { contentDocument, contentDocumentLinks, contentVersion } = await upload({
      title: ' Beipackzettel ',
      description: 'Stand März 2026',
    });
    expect(contentDocument.fields).toMatchObject({
      Title: { value: 'Beipackzettel' },
      Description: { value: 'Stand März 2026' },
      FileType: { value: 'PDF' },
      FileExtension: { value: 'pdf' },
      ContentSize: { value: AWKWARD.length },
      LatestPublishedVersionId: { value: contentVersion.id },
      OwnerId: { value: merchandiser.session.userId },
    });
    expect(contentVersion.fields).toMatchObject({
      VersionNumber: { value: '1' },
      IsLatest: { value: true },
      PathOnClient: { value: 'Beipackzettel.pdf' },
    });
    expect(contentDocumentLinks.map((link) => fieldOf(link, 'LinkedEntityId'))).toEqual([
      merchandiser.session.userId,
    ]);
  });

  it('comes back byte for byte, to be saved and not to be shown', async () => {
    const { contentVersion } = await upload({ name: 'Zettel „neu“ (2).html' });
    const address = String(fieldOf(contentVersion, 'VersionData'));
    expect(await bytesAt(address)).toEqual(AWKWARD);
    const { headers } = await download(address);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Zettel%20%E2%80%9Eneu%E2%80%9C%20%282%29.html",
    );
    expect(headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it('PF-WRITE-08 is read by all of the staff, whoever uploaded it, and by nobody else', async () => {
    const { contentVersion } = await upload();
    const address = String(fieldOf(contentVersion, 'VersionData'));
    const statusFor = async (caller: Caller) => (await download(address, caller)).status;
    expect(await statusFor(support)).toBe(200);
    expect(await statusFor(await platform.user('System Administrator'))).toBe(200);
    expect(await statusFor(await platform.user('Buyer'))).toBe(404);
    expect(await statusFor(platform.guest)).toBe(401);
  });

  it('may be larger than one piece, or empty', async () => {
    const large = new Uint8Array(2 * filesConstants.chunkBytes + 1).map((_, index) => index % 251);
    for (const bytes of [large, large.slice(0, filesConstants.chunkBytes), new Uint8Array()]) {
      const { contentVersion } = await upload({ bytes });
      const read = await bytesAt(String(fieldOf(contentVersion, 'VersionData')));
      // To compare millions of bytes one by one takes seconds.
      expect([read.length, digest(read)]).toEqual([bytes.length, digest(bytes)]);
    }
  });

  it.each([
    ['C:\\Eigene Dateien\\Foto.JPG', 'Foto', 'JPG', 'Foto.JPG'],
    ['../../etc/passwd', 'passwd', 'UNKNOWN', 'passwd'],
    ['.htaccess', '.htaccess', 'UNKNOWN', '.htaccess'],
  ])('named %s is called %s', async (name, title, type, path) => {
    const { contentDocument, contentVersion } = await upload({ name });
    expect(fieldOf(contentDocument, 'Title')).toBe(title);
    expect(fieldOf(contentDocument, 'FileType')).toBe(type);
    expect(fieldOf(contentVersion, 'PathOnClient')).toBe(path);
  });

  it('goes with its document, bytes and all', async () => {
    const { contentDocument, contentVersion } = await upload();
    expect((await merchandiser.delete(`/records/${contentDocument.id}`)).status).toBe(204);
    const ContentVersionId = contentVersion.id;
    expect(await platform.store.count('ContentChunk', { ContentVersionId })).toBe(0);
    expect((await download(String(fieldOf(contentVersion, 'VersionData')))).status).toBe(404);
  });
});

describe('a new version', () => {
  it('RD-FILE-06 a new version becomes the latest, and the one before keeps its bytes', async () => {
    const first = await upload({ title: 'Preisliste', description: 'Alt' });
    const bytes = new Uint8Array([1, 2, 3]);
    const path = `/${first.contentDocument.id}/content-versions`;
    const second = await upload({ name: 'liste.csv', bytes }, path);
    expect(second.contentDocument).toMatchObject({
      id: first.contentDocument.id,
      fields: {
        Title: { value: 'Preisliste' },
        Description: { value: 'Alt' },
        FileType: { value: 'CSV' },
        ContentSize: { value: 3 },
        LatestPublishedVersionId: { value: second.contentVersion.id },
      },
    });
    expect(fieldOf(second.contentVersion, 'VersionNumber')).toBe('2');
    expect(second.contentDocumentLinks).toHaveLength(1);
    const before = await platform.store.get('ContentVersion', first.contentVersion.id);
    expect(before?.IsLatest).toBe(false);
    expect(await bytesAt(String(fieldOf(first.contentVersion, 'VersionData')))).toEqual(AWKWARD);
    expect(await bytesAt(String(fieldOf(second.contentVersion, 'VersionData')))).toEqual(bytes);
  });

  it('never shares its number with one that is uploaded at the same time', async () => {
    const { contentDocument } = await upload();
    const path = `/${contentDocument.id}/content-versions`;
    const versions = await Promise.all([1, 2, 3].map(() => upload({}, path)));
    const numbers = versions.map(({ contentVersion }) => fieldOf(contentVersion, 'VersionNumber'));
    expect(numbers.sort()).toEqual(['2', '3', '4']);
    const where = { ContentDocumentId: contentDocument.id, IsLatest: true };
    expect(await platform.store.count('ContentVersion', where)).toBe(1);
  });

  it('needs a document', async () => {
    expect((await post('/069000000000009AAA/content-versions', formOf({}))).status).toBe(404);
  });
});

describe('an upload is refused', () => {
  const refusal = async (response: Response) => ({ status: response.status, body: await response.json() });
  const stored = () =>
    Promise.all(
      (['ContentDocument', 'ContentVersion', 'ContentDocumentLink', 'ContentChunk'] as const).map((apiName) =>
        platform.store.count(apiName),
      ),
    );

  it('without a file, or with a file that was sent as text', async () => {
    const form = new FormData();
    form.set('title', 'Ohne');
    expect(await refusal(await post('/content-versions', form))).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT' }],
    });
    form.set('fileData', 'text');
    expect(await refusal(await post('/content-versions', form))).toMatchObject({
      status: 400,
      body: [{ message: 'Send the part fileData as a file, with its name.' }],
    });
  });

  it('with a text that is too long', async () => {
    expect((await post('/content-versions', formOf({ title: 'x'.repeat(256) }))).status).toBe(400);
  });

  it('that is no form, or a broken one', async () => {
    expect((await post('/content-versions', '{}')).status).toBe(415);
    const type = 'multipart/form-data; boundary=x';
    const init = {
      method: 'POST',
      body: '--x\r\nnonsense',
      headers: { ...merchandiser.headers, 'content-type': type },
    };
    expect((await fetch(`${origin}${BASE}/content-versions`, init)).status).toBe(400);
  });

  it('that is too large, leaving nothing behind', async () => {
    const before = await stored();
    const bytes = new Uint8Array(filesConstants.fileBytesMaximum + 1);
    expect(await refusal(await post('/content-versions', formOf({ bytes })))).toMatchObject({
      status: 413,
      body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }],
    });
    expect(await stored()).toEqual(before);
  });

  it('from whom may not write files', async () => {
    expect((await post('/content-versions', formOf({}), support)).status).toBe(403);
    expect((await post('/content-versions', formOf({}), platform.guest)).status).toBe(401);
  });
});

it('a file is linked to records, not to anything else', async () => {
  const { contentDocument } = await upload();
  const link = (LinkedEntityId: string) =>
    merchandiser.post('/records', {
      apiName: 'ContentDocumentLink',
      fields: { ContentDocumentId: contentDocument.id, LinkedEntityId },
    });
  expect((await link(contentDocument.id)).status).toBe(201);
  for (const [other, errorCode] of [
    ['nonsense', 'FIELD_INTEGRITY_EXCEPTION'],
    ['000000000000000AAA', 'FIELD_INTEGRITY_EXCEPTION'],
    ['001000000000009AAA', 'INVALID_CROSS_REFERENCE_KEY'],
  ] as const) {
    const { status, body } = await link(other);
    expect(status, other).toBe(400);
    expect(body.output.fieldErrors, other).toMatchObject({ LinkedEntityId: [{ errorCode }] });
  }
  const links = { ContentDocumentId: contentDocument.id };
  expect(await platform.store.count('ContentDocumentLink', links)).toBe(2);
});

it('bytes of files are no part of the record interface', async () => {
  expect((await merchandiser.get('/object-info/ContentChunk')).status).toBe(404);
  expect(
    (await merchandiser.post('/records', { apiName: 'ContentDocument', fields: { Title: 'X' } })).status,
  ).toBe(403);
});
