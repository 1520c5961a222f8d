import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import type { Manifest } from './lock-file.ts';

/** A server, and the folders whose code it runs. */
export interface ServerPackages {
  readonly name: string;
  readonly folders: readonly string[];
}

/** The servers that strangers can send requests to: what they load deserves the most care. */
export const SERVERS: readonly ServerPackages[] = [
  { name: 'Mock platform', folders: ['mock', 'pharmacy'] },
  { name: 'Storefront', folders: ['storefront/server', 'storefront/app', 'http', 'client', 'pharmacy'] },
  { name: 'Console', folders: ['console/server', 'http'] },
];

/**
 * Names of the packages that a server's own code imports at run time, in alphabetical order. What is only there for
 * development, such as the test runner that a test beside the code imports, does not count.
 */
export function packagesOf(server: ServerPackages, root: string, { dependencies }: Manifest): string[] {
  const files = server.folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => /(^|\/)build$/.test(String(name)) }),
  );
  const names = files.flatMap((file) => packagesIn(readFileSync(join(root, file), 'utf8')));
  return [...new Set(names)].filter((name) => name in dependencies).sort();
}

/** Names of the packages that a piece of source code imports; files of the project and Node's own are none. */
export function packagesIn(source: string): string[] {
  const { importedFiles } = typescript.preProcessFile(source, true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((one) => !/^([.#]|node:)/.test(one))
    .map((one) =>
      one
        .split('/')
        .slice(0, one.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
