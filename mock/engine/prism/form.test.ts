import { describe, expect, it } from 'vitest';
import { formInBrief, parseForm } from './form.ts';

describe('a form with files', () => {
  it('keeps the bytes of its files', async () => {
    const bytes = new Uint8Array(Array(256).keys());
    const form = new FormData();
    form.set('title', 'ä');
    form.set('file', new File([bytes], 'a.bin'));
    const response = new Response(form);
    const contentType = String(response.headers.get('content-type'));
    const parsed = await parseForm(Buffer.from(await response.arrayBuffer()), contentType);
    expect(parsed.get('title')).toBe('ä');
    expect(new Uint8Array(await (parsed.get('file') as File).arrayBuffer())).toEqual(bytes);
  });

  it('that is broken is a 400', async () => {
    const parse = parseForm(Buffer.from('nonsense'), 'multipart/form-data; boundary=x');
    await expect(parse).rejects.toMatchObject({ status: 400, errorCode: 'MALFORMED_REQUEST' });
  });

  it('in brief names sizes in place of bytes', async () => {
    const form = new FormData();
    form.set('title', 'a\r\nb');
    form.set('file', new File([new Uint8Array(5)], 'a.bin'));
    const { body, contentType } = formInBrief(form);
    const read = await parseForm(Buffer.from(body), contentType);
    expect(Object.fromEntries(read)).toEqual({ title: 'a\r\nb', file: '5 bytes' });
  });
});
