/**
 * Prints how the sources lie in their folders: how many there are, how long they are, and how many of them only one other
 * file imports. Tests and what they share are left out.
 *
 *   npm run structure
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, IMPORTING } from './check/imports.ts';
import { REPOSITORY } from './generate/contracts.ts';

interface Module {
  readonly source: string;
  readonly dependents: readonly string[];
}

/** What is generated says nothing of how the code is laid out. */
const FOLDERS = IMPORTING.filter((folder) => folder !== 'generated');
const IS_TEST = /\.(?:test|spec|suite)\.tsx?$|\/testing(?:\/|\.ts$)/;

const { output } = await cruise('json');
const { modules } = JSON.parse(output) as { modules: Module[] };
const sources = modules.filter(({ source }) => /(?<!\.gen)\.tsx?$/.test(source) && !IS_TEST.test(source));
console.log('| Folder | sources | folders | median lines | 90th percentile | with one importer |');
console.log('|---|---:|---:|---:|---:|---:|');
for (const folder of FOLDERS) {
  const own = sources.filter(({ source }) => source.startsWith(`${folder}/`));
  const lines = own.map(({ source }) => linesOf(source)).sort((one, other) => one - other);
  const single = own.filter(
    ({ dependents }) => dependents.filter((file) => !IS_TEST.test(file)).length === 1,
  );
  const folders = new Set(own.map(({ source }) => source.slice(0, source.lastIndexOf('/'))));
  const cells = [folder, own.length, folders.size, at(lines, 0.5), at(lines, 0.9), single.length];
  console.log(`| ${cells.join(' | ')} |`);
}

function linesOf(file: string): number {
  return readFileSync(join(REPOSITORY, file), 'utf8').split('\n').length - 1;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
