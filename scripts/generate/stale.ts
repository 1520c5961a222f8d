import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APIS, type Api, REPOSITORY, sourceDigest } from './contracts.ts';
import type { OpenApiDocument } from './document.ts';
import { listHandlers } from './handlers.ts';
import { fieldNamesOf, type Outputs, outputsOf } from './outputs.ts';

export interface Generated {
  /** Names of the files that differed. */
  readonly changed: string[];
  /** See Outputs. */
  readonly problems: readonly string[];
}

/** Writes what differs, or with `write: false` only says what does. */
export async function generate(api: Api, { write }: { write: boolean }): Promise<Generated> {
  return bringUpToDate(await outputsOf(api), write);
}

/**
 * Generates what the contracts and handlers of an API no longer agree with. An operation without a handler is told, but
 * does not keep the mock from starting: it answers the examples of the contract.
 *
 * @returns whether anything was generated
 */
export async function generateIfStale(): Promise<boolean> {
  const generated: Generated[] = [];
  for (const api of APIS) generated.push(bringUpToDate(await staleOutputsOf(api), true));
  for (const problem of generated.flatMap(({ problems }) => problems)) console.warn(problem);
  return generated.some(({ changed }) => changed.length > 0);
}

/** Handlers and objects change without the contracts, so their lists are always made; the rest only after a contract has changed. */
async function staleOutputsOf(api: Api): Promise<Outputs> {
  const bundle = readBundle(api);
  if (bundle?.info['x-source-digest'] !== sourceDigest(api)) return outputsOf(api);
  const { file, content, problems } = listHandlers(api, bundle['x-areas'] ?? {});
  return { files: { [file]: content, ...fieldNamesOf(api) }, problems };
}

function readBundle(api: Api): OpenApiDocument | undefined {
  const file = join(REPOSITORY, 'generated', api, 'openapi.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function bringUpToDate({ files, problems }: Outputs, write: boolean): Generated {
  const changed: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const file = join(REPOSITORY, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    changed.push(name);
    if (!write) continue;
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
  }
  return { changed, problems };
}
