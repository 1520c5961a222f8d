import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Origins } from './export-origins.ts';

const FILES = {
  'index.js': `export { default as Box } from './box.js'; export * from './buttons.js'; export * as icons from './icons.js';
    import { Late as Given } from './late.js'; export { Given };`,
  'box.js': 'const Box = 1; export default Box;',
  'buttons.js': 'export function Button() {} export const Toggle = 1, Fab = 2;',
  'icons.js': 'export const Plus = 1;',
  'late.js': 'class Late {} export { Late };',
};
const folder = mkdtempSync(join(tmpdir(), 'export-origins-'));
const resolve = async (source: string) => join(folder, source);
const origin = (name: string) => new Origins(new Map(), resolve).of(join(folder, 'index.js'), name);

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['Box', 'box.js', 'default'],
  ['Button', 'buttons.js', 'Button'],
  ['Fab', 'buttons.js', 'Fab'],
  ['icons', 'index.js', 'icons'],
  ['Given', 'late.js', 'Late'],
])('the origin of %s is %s, where it is called %s', async (name, file, own) => {
  expect(await origin(name)).toEqual({ file: join(folder, file), name: own });
});

test('a name that the index does not export has no origin', async () => {
  expect(await origin('Plus')).toBeUndefined();
});
