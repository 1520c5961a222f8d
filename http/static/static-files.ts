import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compressed } from '../server/compress.ts';
import type { Encoding } from '../server/encoding.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';

/** A file as it is served. */
export interface StaticFile {
  readonly contentType: string;
  readonly etag: string;
  /** The name carries a fingerprint of the content, so the content behind it never changes. */
  readonly immutable: boolean;
  readonly bytes: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** Files by decoded request path, e.g. `/assets/app-4f2d9c1b.js`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export interface StaticFilesOptions {
  /** Path under which every name carries a fingerprint, as the bundler writes them. */
  readonly immutableUnder?: string;
}

/** Smaller files gain nothing from compression. */
const LEAST_BYTES = 1024;
/** How the compressed forms of a file are named that a build leaves beside it; they are not served under their own name. */
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const COMPRESSED_SUFFIX = /\.(?:br|gz)$/;

/** What a build leaves for itself, such as manifests. */
const HIDDEN = /(?:^|[/\\])\.(?!well-known)/;

/**
 * Reads a folder into memory and compresses what is worth it, unless the build already has (`.br`, `.gz`). Requests
 * are then looked up by name among the files that exist, so that no path can lead out of the folder.
 */
export async function loadStaticFiles(
  folder: string,
  options: StaticFilesOptions = {},
): Promise<StaticFiles> {
  const { immutableUnder = '/assets/' } = options;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !HIDDEN.test(relative(folder, file)));
  const present = new Set(files);
  const served = files.filter(
    (file) => !(COMPRESSED_SUFFIX.test(file) && present.has(file.replace(/\.\w+$/, ''))),
  );
  const loaded = served.map(async (file) => {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    return [path, await load(file, path.startsWith(immutableUnder), present)] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** Leaves the compressed forms of a folder's files beside them, so that no server has to make them at its start. */
export async function keepCompressedFiles(folder: string): Promise<void> {
  const forms = [...(await loadStaticFiles(folder))].flatMap(([path, { compressed }]) =>
    Object.entries(compressed).map(
      ([encoding, bytes]) => [path + SUFFIX[encoding as Encoding], bytes] as const,
    ),
  );
  await Promise.all(forms.map(([path, bytes]) => writeFile(join(folder, path), bytes)));
}

async function load(file: string, immutable: boolean, present: ReadonlySet<string>): Promise<StaticFile> {
  const bytes = await readFile(file);
  const contentType = contentTypeOf(file);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const worthwhile = bytes.length >= LEAST_BYTES && isCompressible(contentType);
  const compressed = worthwhile ? await compressedForms(file, bytes, present) : {};
  return { contentType, etag, immutable, bytes, compressed };
}

async function compressedForms(file: string, bytes: Buffer, present: ReadonlySet<string>) {
  const form = (encoding: Encoding): Promise<Buffer> => {
    const kept = file + SUFFIX[encoding];
    return present.has(kept) ? readFile(kept) : compressed(bytes, encoding, 'ahead');
  };
  const [br, gzip] = await Promise.all([form('br'), form('gzip')]);
  return { br, gzip };
}
