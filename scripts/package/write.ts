import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PackageFiles } from './metadata-xml.ts';

const PROJECT = 'sfdx-project.json';
const SOURCES = 'force-app';

/**
 * Writes the package into a folder, in the place of what an earlier run has written there.
 *
 * @throws in one sentence where the folder holds something else
 */
export function writeProject(folder: string, files: PackageFiles): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !isOurs(folder, files))
    throw new Error(
      `${folder} holds something else: name a new folder, or one that npm run package has written.`,
    );
  rmSync(join(folder, SOURCES), { recursive: true, force: true });
  writeFiles(folder, files);
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: PackageFiles): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Reads the package that lies in a folder.
 *
 * @throws in one sentence where none does
 */
export function readProject(folder: string): PackageFiles {
  if (![PROJECT, SOURCES].every((name) => existsSync(join(folder, name))))
    throw new Error(`${folder} holds no package: npm run package -- ${folder} writes one there.`);
  const found = readdirSync(join(folder, SOURCES), { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files.sort().map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

/** By its project file, which an earlier run has written. */
function isOurs(folder: string, files: PackageFiles): boolean {
  const file = join(folder, PROJECT);
  if (!existsSync(file)) return false;
  const name = (text: string | undefined): unknown => JSON.parse(text ?? '{}').name;
  try {
    return name(readFileSync(file, 'utf8')) === name(files[PROJECT]);
  } catch {
    return false;
  }
}
