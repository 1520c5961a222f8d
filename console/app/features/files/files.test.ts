import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';
import { fileSize } from './file-size.ts';
import { xhrFetch } from './xhr-fetch.ts';

test('sizes are said in the largest unit that fits', () => {
  expect(fileSize(0, 'de')).toBe('0 B');
  expect(fileSize(1536, 'de')).toBe('1,5 kB');
  expect(fileSize(26_214_400, 'en')).toBe('25 MB');
});

test('RD-FILE-27 only what cannot run is shown', () => {
  expect(['png', 'TXT', 'svg', 'html', 'pdf', null].map(fileKind)).toEqual([
    'image',
    'text',
    undefined,
    undefined,
    'pdf',
    undefined,
  ]);
});

function stubRequest(answer: (xhr: Record<string, unknown>) => void) {
  const sent: { headers: Record<string, string>; body?: Blob } = { headers: {} };
  const upload: { onprogress?: (event: object) => void } = {};
  const xhr = {
    upload,
    status: 413,
    statusText: 'Payload Too Large',
    response: new Blob(['[]']),
    open: () => undefined,
    setRequestHeader: (name: string, value: string) => {
      sent.headers[name] = value;
    },
    getAllResponseHeaders: () => 'content-type: application/json\r\nx: a:b\r\n',
    send: (body: Blob) => {
      sent.body = body;
      upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
      answer(xhr);
    },
  };
  return { sent, create: () => xhr as unknown as XMLHttpRequest };
}

test('an upload tells its progress and answers what the platform says', async () => {
  const shares: number[] = [];
  const { sent, create } = stubRequest((xhr) => (xhr.onload as () => void)());
  const request = new Request('http://platform.example/', { method: 'POST', body: 'abcd' });
  const response = await xhrFetch((share) => shares.push(share), create)(request);
  expect(shares).toEqual([0.25]);
  expect(await sent.body?.text()).toBe('abcd');
  expect(response.status).toBe(413);
  expect(response.headers.get('x')).toBe('a:b');
  expect(await response.text()).toBe('[]');
});

test('a connection that breaks is an error, as with fetch', async () => {
  const { create } = stubRequest((xhr) => (xhr.onerror as () => void)());
  const request = new Request('http://platform.example/', { method: 'POST', body: 'abcd' });
  await expect(xhrFetch(() => undefined, create)(request)).rejects.toThrow(TypeError);
});
