import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startFileOf } from './start-file.ts';

const source = readFileSync(join(import.meta.dirname, 'app/head/start-scripts.ts'), 'utf8');

it('runs by itself, without what other files have', async () => {
  const { source: file } = await startFileOf(source);
  const listened: string[] = [];
  const window: { earlyActs?: object } = {};
  runInNewContext(file, {
    window,
    AbortController,
    document: { readyState: 'loading' },
    setTimeout: () => 0,
    addEventListener: (type: string) => void listened.push(type),
  });
  expect(window.earlyActs).toHaveProperty('pressed');
  expect(listened).toContain('load');
  expect(file).not.toMatch(/import|export/);
});

it('is named by what is in it', async () => {
  const [one, other] = [await startFileOf(source), await startFileOf('export function startScripts() {}')];
  expect(one?.fileName).toMatch(/^assets\/start-[\w-]{8}\.js$/);
  expect(other?.fileName).not.toBe(one?.fileName);
});
