import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offizin-full-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** The file operations of a database whose every write fails for this reason. */
async function failing(errno: number) {
  const dataFolder = new DataFolder(folder);
  const operations = {
    open: () => 'opened',
    write: (_: unknown): unknown => {
      throw Object.assign(new Error('failed'), { errno });
    },
  };
  const { emscriptenOpts } = await dataFolder.init({} as PGlite, {});
  const [watch] = [emscriptenOpts.preRun ?? []].flat() as ((module: unknown) => void)[];
  watch?.({ NODEFS: { stream_ops: operations } });
  return { dataFolder, operations };
}

it('speaks once of a table that cannot grow, and lets the database refuse the statement', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { dataFolder, operations } = await failing(51);
  for (let time = 0; time < 2; time += 1)
    expect(() => operations.write({ path: '/pglite/data/base/5/1' })).toThrow('failed');
  expect(dataFolder.wasFull).toBe(true);
  expect(said.mock.calls).toEqual([
    [expect.stringContaining(`no room left on the disk of the data folder ${folder}`)],
  ]);
});

it('ends the process where the log cannot be written', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const { operations } = await failing(51);
  expect(() => operations.write({ path: '/pglite/data/pg_wal/xlogtemp.42' })).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
});

it('minds its own business otherwise', async () => {
  const { dataFolder, operations } = await failing(29);
  expect(() => operations.write({ path: '/pglite/data/pg_wal/1' })).toThrow('failed');
  expect(operations.open()).toBe('opened');
  expect(dataFolder.wasFull).toBe(false);
});
