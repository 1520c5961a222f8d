import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';

export const APPS = ['storefront', 'console'] as const;
export type App = (typeof APPS)[number];

/** Digest of every file that a build of the app follows from. */
export function buildDigest(app: App): string {
  const files = globSync([`${app}/**/*.*`, 'client/**/*.ts*', 'generated/**/*.ts', 'package-lock.json'], {
    cwd: REPOSITORY,
    exclude: (name) => /(^|\/)(build|\.react-router|node_modules)$/.test(String(name)),
  })
    .filter((file) => !/(^|\/)(build|\.react-router)\/|\.test\.tsx?$/.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(REPOSITORY, file)));
  return hash.digest('hex');
}
