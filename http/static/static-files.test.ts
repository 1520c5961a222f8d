import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepCompressedFiles, loadStaticFiles, type StaticFiles } from './static-files.ts';

const script = 'export const word = "Apotheke";\n'.repeat(100);
let folder: string;
let files: StaticFiles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await Promise.all([
    write('assets/app-1a2b.js', script),
    write('assets/built-3c4d.js', script),
    write('assets/built-3c4d.js.br', 'made by the build'),
    write('favicon.svg', '<svg/>'),
    write('photo.avif', 'x'.repeat(5000)),
    write('lonely.gz', 'an archive of its own'),
    write('.vite/manifest.json', '{}'),
    write('.env', 'secret'),
  ]);
  files = await loadStaticFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('static files', () => {
  it('are known by their path, hidden ones and compressed twins left out', () => {
    expect([...files.keys()].sort()).toEqual([
      '/assets/app-1a2b.js',
      '/assets/built-3c4d.js',
      '/favicon.svg',
      '/lonely.gz',
      '/photo.avif',
    ]);
  });

  it('are immutable where their names carry a fingerprint', () => {
    expect(files.get('/assets/app-1a2b.js')?.immutable).toBe(true);
    expect(files.get('/favicon.svg')?.immutable).toBe(false);
  });

  it('are compressed where that saves something', () => {
    const { br, gzip } = files.get('/assets/app-1a2b.js')?.compressed ?? {};
    expect(String(brotliDecompressSync(br ?? ''))).toBe(script);
    expect(String(gunzipSync(gzip ?? ''))).toBe(script);
    expect(files.get('/favicon.svg')?.compressed).toEqual({});
    expect(files.get('/photo.avif')?.compressed).toEqual({});
  });

  it('use what the build has compressed', () => {
    expect(String(files.get('/assets/built-3c4d.js')?.compressed.br)).toBe('made by the build');
  });

  it('have tags that differ with their content', () => {
    const tags = new Set([...files.values()].map(({ etag }) => etag));
    expect(tags.size).toBe(4);
    expect(files.get('/assets/app-1a2b.js')?.etag).toBe(files.get('/assets/built-3c4d.js')?.etag);
  });

  it('keeps the compressed forms, which are read again as they were made', async () => {
    const before = files.get('/assets/app-1a2b.js');
    await keepCompressedFiles(folder);
    expect(await readFile(join(folder, 'assets/app-1a2b.js.br'))).toEqual(before?.compressed.br);
    const again = await loadStaticFiles(folder);
    expect([...again.keys()].sort()).toEqual([...files.keys()].sort());
    expect(again.get('/assets/app-1a2b.js')).toEqual(before);
  });
});
