import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

it('every link of the documents within the repository leads to a file or a folder', () => {
  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
  const links = documents.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(LINK)]
      .map(([, target = '']) => ({ file, target }))
      .filter(({ target }) => !/^[a-z]+:/.test(target)),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file, target }) => !existsSync(join(root, dirname(file), target)))).toEqual([]);
});
