import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APIS, type Api, REPOSITORY, sourceDigest } from './contracts.ts';
import { outputsOf } from './outputs.ts';

/** True when the bundle of an API was written from the contracts as they stand. */
export function isCurrent(api: Api): boolean {
  const bundle = join(REPOSITORY, 'generated', api, 'openapi.json');
  return (
    existsSync(bundle) &&
    JSON.parse(readFileSync(bundle, 'utf8')).info['x-source-digest'] === sourceDigest(api)
  );
}

/** Writes what differs and returns the names of the files that did; with `write: false` only the names. */
export async function generate(api: Api, { write }: { write: boolean }): Promise<string[]> {
  const changed: string[] = [];
  for (const [name, content] of Object.entries(await outputsOf(api))) {
    const file = join(REPOSITORY, 'generated', api, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    changed.push(`generated/${api}/${name}`);
    if (!write) continue;
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
  }
  return changed;
}

/** @returns whether anything was generated */
export async function generateIfStale(): Promise<boolean> {
  const stale = APIS.filter((api) => !isCurrent(api));
  for (const api of stale) await generate(api, { write: true });
  return stale.length > 0;
}
