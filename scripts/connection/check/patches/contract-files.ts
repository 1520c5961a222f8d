import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, parseDocument } from 'yaml';
import { REPOSITORY } from '../../../generate/contracts.ts';
import type { Pointer } from './locate.ts';

/** A file of a contract. */
export interface ContractFile {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly document: Document;
}

const known = new Map<string, readonly ContractFile[]>();

/** The files of an API's contract, those shared with others included. */
export function contractFiles(api: string): readonly ContractFile[] {
  const files = known.get(api) ?? readFiles(api);
  known.set(api, files);
  return files;
}

function readFiles(api: string): ContractFile[] {
  const paths = ['openapi/common.yaml', ...globSync(`openapi/${api}/**/*.yaml`, { cwd: REPOSITORY }).sort()];
  return paths.map((path) => {
    const text = readFileSync(join(REPOSITORY, path), 'utf8');
    return { path, text, document: parseDocument(text) };
  });
}

/** A place in a file. */
export interface Place {
  readonly file: ContractFile;
  readonly keys: readonly string[];
}

/** Where a place of a bundle is written: a component under its name, a path below the address of its server. */
export function placeOf(api: string, pointer: Pointer): Place | undefined {
  const [part, name, ...rest] = pointer;
  for (const file of contractFiles(api)) {
    const written = part === 'paths' ? pathIn(file, name ?? '', rest) : name;
    if (written === undefined) continue;
    const keys = [part ?? '', written, ...rest];
    // A component is a shared one where an area only refers to it.
    if (file.document.hasIn(keys) && !isReference(file, keys.slice(0, 3))) return { file, keys };
  }
  return undefined;
}

function pathIn(
  { document }: ContractFile,
  path: string,
  [method = '']: readonly string[],
): string | undefined {
  const paths = document.get('paths');
  if (!isMap(paths)) return undefined;
  const names = paths.items.map(({ key }) => String(key));
  return names.find((name) => path.endsWith(name) && document.hasIn(['paths', name, method]));
}

const isReference = ({ document }: ContractFile, keys: readonly string[]): boolean =>
  document.hasIn([...keys, '$ref']);
