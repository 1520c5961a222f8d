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

/** The file operations of a database, of which every one that writes does this. */
async function operating(write: () => number) {
  const dataFolder = new DataFolder(folder);
  const streams = { open: (_: unknown) => 'opened', write: (..._: unknown[]): unknown => write() };
  const nodes = { mknod: (..._: unknown[]): unknown => write() };
  const { emscriptenOpts } = await dataFolder.init({} as PGlite, {});
  const [watch] = [emscriptenOpts.preRun ?? []].flat() as ((module: unknown) => void)[];
  const realPath = ({ path }: { path: string }) => path;
  watch?.({ NODEFS: { stream_ops: streams, node_ops: nodes, realPath } });
  return { dataFolder, streams, nodes };
}

const failing = (errno: number) =>
  operating(() => {
    throw Object.assign(new Error('failed'), { errno });
  });
const NO_SPACE = 51;
const SEEK = 29;

it('speaks once of a table that cannot grow, and lets the database refuse the statement', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { dataFolder, streams } = await failing(NO_SPACE);
  for (let time = 0; time < 2; time += 1)
    expect(() => streams.write({ path: '/pglite/data/base/5/1' })).toThrow('failed');
  expect(dataFolder.wasFull).toBe(true);
  expect(said.mock.calls).toEqual([
    [expect.stringContaining(`no room left on the disk of the data folder ${folder}`)],
  ]);
});

it('ends the process where the log cannot be written', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const { streams } = await failing(NO_SPACE);
  expect(() => streams.write({ path: '/pglite/data/pg_wal/xlogtemp.42' })).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
});

it('ends the process where the log cannot get another file', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const { nodes } = await failing(NO_SPACE);
  expect(() => nodes.mknod({ path: '/data/pg_wal' }, 'xlogtemp.42')).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
});

it('takes what was written in part for a full disk', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { dataFolder, streams } = await operating(() => 4096);
  expect(streams.write({ path: '/pglite/data/base/5/1' }, '', 0, 4096)).toBe(4096);
  expect(dataFolder.wasFull).toBe(false);
  expect(streams.write({ path: '/pglite/data/base/5/1' }, '', 0, 8192)).toBe(4096);
  expect(dataFolder.wasFull).toBe(true);
  expect(said).toHaveBeenCalledOnce();
});

it('minds its own business otherwise', async () => {
  const { dataFolder, streams } = await failing(SEEK);
  expect(() => streams.write({ path: '/pglite/data/pg_wal/1' })).toThrow('failed');
  expect(streams.open({})).toBe('opened');
  expect(dataFolder.wasFull).toBe(false);
});
