import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOptions } from './read-options.ts';
import { readProject, writeProject } from './write.ts';

const FILES = { 'sfdx-project.json': '{"name":"offizin"}', 'force-app/a/b.xml': '<b/>' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offizin-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads what was written, without what an earlier package had besides', () => {
  writeProject(folder, { ...FILES, 'force-app/a/old.xml': '<old/>' });
  writeProject(folder, FILES);
  expect(readProject(folder)).toEqual({ 'force-app/a/b.xml': '<b/>' });
});

it('writes into no folder that holds something else', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => writeProject(folder, FILES)).toThrow(/holds something else: name a new folder/);
  writeFileSync(join(folder, 'sfdx-project.json'), '{"name":"theirs"}');
  expect(() => writeProject(folder, FILES)).toThrow(/holds something else/);
  expect(existsSync(join(folder, 'force-app'))).toBe(false);
});

it('says how a package comes into a folder that has none', () => {
  expect(() => readProject(folder)).toThrow(/holds no package: npm run package -- .* writes one there/);
});

it.each([
  [['--language', 'fr'], '--language is "fr", but labels are in de or en.'],
  [['--shop', 'shop.example'], '--shop is "shop.example", but it is an address'],
  [['--console', 'https://staff.example/console'], 'without a path'],
  [['one', 'two'], 'There is one folder to write to, not 2.'],
])('refuses %j in one sentence', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

it('takes the addresses of the apps of this machine unless others are given', () => {
  expect(readOptions(['--shop', 'https://shop.example'], { CONSOLE_PORT: '4001' }).options).toEqual({
    language: 'de',
    shop: 'https://shop.example',
    console: 'http://localhost:4001',
  });
});
