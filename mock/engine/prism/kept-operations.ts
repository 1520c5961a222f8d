import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeWhole } from '../disk/write-whole.ts';
import type { Bundle } from './bundle.ts';
import type { PrismOperation } from './components.ts';
import { packParts, unpackParts } from './shared-parts.ts';

const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/offizin');
/** Another version may translate otherwise. */
const PRISM: string = createRequire(import.meta.url)('@stoplight/prism-http/package.json').version;

const known = new Map<string, Promise<PrismOperation[]>>();

/**
 * A bundle's operations in Prism's own terms. Translating the bundles is half of what a start takes, so it is done once
 * for each text of a bundle: kept in this process, where validators are compiled for these very objects, and in a file
 * beside the packages.
 */
export function keptOperations(bundle: Bundle): Promise<PrismOperation[]> {
  const hash = createHash('sha256').update(PRISM).update(JSON.stringify(bundle)).digest('hex').slice(0, 16);
  const kept = known.get(hash) ?? read(join(FOLDER, `packed-operations-${hash}.json`), bundle);
  known.set(hash, kept);
  return kept;
}

async function read(file: string, bundle: Bundle): Promise<PrismOperation[]> {
  const written = await readFile(file, 'utf8').catch(() => undefined);
  if (written !== undefined) return unpackParts(written);
  const { prismOperations } = await import('./components.ts');
  const text = packParts(await prismOperations(bundle));
  // Where the packages cannot be written to, the next start translates again.
  await writeWhole(file, text).catch(() => undefined);
  return unpackParts(text);
}
