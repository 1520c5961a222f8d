import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logError, SOURCE_POSITIONS } from './log-error.ts';
import { showSourcePositions, withSourcePositions } from './source-positions.ts';

let folder: string;
const built = (name: string) => pathToFileURL(join(folder, name)).href;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-positions-'));
  // One mapping: the first letter of the built file is that of the second line of the source.
  const map = { version: 3, sources: ['../app/page.tsx'], names: [], mappings: 'AACA' };
  await writeFile(join(folder, 'index.js.map'), JSON.stringify(map));
  await writeFile(join(folder, 'broken.js.map'), '{');
});
afterAll(() => rm(folder, { recursive: true }));

it('names the place in the source', () => {
  const trace = `Error: away\n    at load (${built('index.js')}:1:1)\n    at ${built('index.js')}:1:1`;
  const page = new URL('../app/page.tsx', built('index.js')).href;
  expect(withSourcePositions(trace)).toBe(`Error: away\n    at load (${page}:2:1)\n    at ${page}:2:1`);
});

it('leaves a place as it is where there is no map, or a broken one', () => {
  for (const name of ['other.js', 'broken.js']) {
    const trace = `Error: away\n    at load (${built(name)}:1:1)`;
    expect(withSourcePositions(trace)).toBe(trace);
  }
  expect(withSourcePositions('Error: away\n    at node:internal/process:1:2')).toContain('process:1:2');
});

it('is what an error is logged with', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = Object.assign(new Error('away'), { stack: `Error: away\n    at ${built('index.js')}:1:1` });
  logError('GET / failed', error);
  showSourcePositions();
  logError('GET / failed', error);
  const page = new URL('../app/page.tsx', built('index.js')).href;
  expect(printed.mock.calls.map(([, trace]) => trace)).toEqual([
    error.stack,
    `Error: away\n    at ${page}:2:1`,
  ]);
  printed.mockRestore();
  Reflect.deleteProperty(globalThis, SOURCE_POSITIONS);
});
