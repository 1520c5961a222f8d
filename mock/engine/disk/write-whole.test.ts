import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

test('many writers of one file leave one of their texts whole, and nothing beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'offizin-disk-'));
  try {
    const file = join(folder, 'kept', 'text');
    const texts = Array.from({ length: 20 }, (_, at) => String(at % 10).repeat(50_000));
    await Promise.all(texts.map((text) => writeWhole(file, text)));
    expect(texts).toContain(await readFile(file, 'utf8'));
    expect(await readdir(join(folder, 'kept'))).toEqual(['text']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what cannot be written leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'offizin-disk-'));
  try {
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
    await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toMatchObject({ syscall: 'rename' });
    expect(await readdir(folder)).toEqual(['taken']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
