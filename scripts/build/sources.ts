import { globSync } from 'node:fs';
import { REPOSITORY } from '../generate/contracts.ts';
import { digestOf } from '../process/digest.ts';

export const APPS = ['storefront', 'console'] as const;
export type App = (typeof APPS)[number];

/** Digest of every file that a build of the app follows from. */
export function buildDigest(app: App): string {
  const files = globSync(
    [`${app}/**/*.*`, '{client,generated,http,pharmacy}/**/*.ts*', 'package-lock.json'],
    {
      cwd: REPOSITORY,
      exclude: (name) => /(^|\/)(build|\.react-router|node_modules)$/.test(String(name)),
    },
  ).filter((file) => !/(^|\/)(build|\.react-router)\/|\.test\.tsx?$/.test(file));
  return digestOf(files, REPOSITORY);
}
