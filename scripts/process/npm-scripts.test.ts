import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../generate/contracts.ts';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
/** Whatever tells a developer what to run. */
const guides = globSync(
  ['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/specification/*.md', 'scripts/**/*.ts'],
  {
    cwd: REPOSITORY,
  },
).filter((file) => !file.endsWith('.test.ts'));

function mentions(pattern: RegExp): { file: string; name: string }[] {
  return guides.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })));
}

describe('what a developer is told to run', () => {
  it('goes through npm, which brings the Node that the project runs on', () => {
    expect(mentions(/\bnode scripts\/([\w-]+)\.ts/g)).toEqual([]);
  });

  it('is a script of the package, and each script leads to a file', () => {
    const named = mentions(/`npm run ([\w-]+)/g);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
    const files = Object.values(scripts).flatMap((line) => / (scripts\/\S+\.ts)$/.exec(line)?.[1] ?? []);
    expect(files.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([]);
  });
});
