import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digestOf } from '../process/digest.ts';

/** The three APIs of the platform and that of the sandbox, each a folder of area files below `openapi/`. */
export const APIS = ['commerce', 'cms', 'record-data', 'platform', 'sandbox'] as const;
export type Api = (typeof APIS)[number];

export const REPOSITORY = join(import.meta.dirname, '..', '..');

export interface Area {
  /** File name without its ending, e.g. `delivery-groups`. */
  name: string;
  file: string;
}

/** The area files of one API in reading order: those that describe calls, not shared schema files. */
export function areasOf(api: Api, root = REPOSITORY): Area[] {
  const folder = join(root, 'openapi', api);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name: basename(name, '.yaml'), file: join(folder, name) }));
}

/** Digest of everything the generated files of an API follow from: its contracts and the generator. */
export function sourceDigest(api: Api, root = REPOSITORY): string {
  const files = [
    ...globSync('openapi/common.yaml', { cwd: root }),
    ...globSync(`openapi/${api}/**/*.yaml`, { cwd: root }),
    ...globSync('openapi/reference/{*.tsv,mapping.yaml}', { cwd: root }),
    ...globSync('scripts/{generate,reference}/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts'),
    ),
  ];
  return digestOf(files, root).slice(0, 16);
}
