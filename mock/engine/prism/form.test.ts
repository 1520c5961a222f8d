import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formInBrief, parseForm } from './form.ts';

async function taken(form: FormData): Promise<FormData> {
  const response = new Response(form);
  return parseForm(Buffer.from(await response.arrayBuffer()), String(response.headers.get('content-type')));
}

describe('a form with files', () => {
  it('keeps the bytes of its files', async () => {
    const bytes = new Uint8Array(Array(256).keys());
    const form = new FormData();
    form.set('title', 'ä');
    form.set('file', new File([bytes], 'a.bin'));
    const parsed = await taken(form);
    expect(parsed.get('title')).toBe('ä');
    expect(new Uint8Array(await (parsed.get('file') as File).arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['nothing', ''],
    ['that ends within a field', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
    ['that ends within a file', '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nhalf'],
    [
      'that ends before its last boundary',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nall\r\n--x\r\n',
    ],
    ['with a field without a name', '--x\r\nContent-Disposition: form-data\r\n\r\nall\r\n--x--\r\n'],
  ])('%s is a 400', async (_, body) => {
    const parse = parseForm(Buffer.from(body), 'multipart/form-data; boundary=x');
    await expect(parse).rejects.toMatchObject({ status: 400, errorCode: 'MALFORMED_REQUEST' });
  });

  it('without a boundary is a 400', async () => {
    const parse = parseForm(Buffer.from('--x--'), 'multipart/form-data');
    await expect(parse).rejects.toMatchObject({ status: 400, errorCode: 'MALFORMED_REQUEST' });
  });

  it('has a limited number of fields', async () => {
    const form = new FormData();
    for (let at = 0; at < 101; at += 1) form.append('a', 'b');
    await expect(taken(form)).rejects.toMatchObject({ message: 'A form has at most 100 fields and files.' });
    form.delete('a');
    expect([...(await taken(form))]).toEqual([]);
  });

  it('keeps names, types and texts of any kind', async () => {
    const form = new FormData();
    form.append('a"b', 'x'.repeat(2_000_000));
    form.append('list', 'one');
    form.append('list', '');
    form.append('file', new File(['ü'], 'Grüße/"1".txt', { type: 'text/plain' }));
    const parsed = await taken(form);
    expect([...parsed.keys()]).toEqual(['a"b', 'list', 'list', 'file']);
    expect(String(parsed.get('a"b')).length).toBe(2_000_000);
    expect(parsed.getAll('list')).toEqual(['one', '']);
    const file = parsed.get('file') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['Grüße/"1".txt', 'text/plain', 'ü']);
  });

  it.each([
    ['filename=""', ''],
    ['filename="a\\"b"', 'a"b'],
    ['filename="C:\\new\\a.txt"', 'C:\\new\\a.txt'],
    ["filename*=UTF-8''%C3%BC", 'ü'],
    ['filename=plain', 'plain'],
  ])('takes the file that is named %s', async (given, name) => {
    const body = `--x\r\nContent-Disposition: form-data; name=a; ${given}\r\n\r\nall\r\n--x--\r\n`;
    const file = (await parseForm(Buffer.from(body), 'multipart/form-data; boundary=x')).get('a') as File;
    expect([file.name, await file.text()]).toEqual([name, 'all']);
  });

  it('PF-SEC-18 lets others go on while a large one is taken apart', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(10_000_000)], 'large'));
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      for (; !isOver; turns += 1) await turnOfTheLoop();
    })();
    const response = new Response(form);
    const bytes = Buffer.from(await response.arrayBuffer());
    const before = turns;
    await parseForm(bytes, String(response.headers.get('content-type')));
    expect(turns - before).toBeGreaterThan(30);
    isOver = true;
    await others;
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
