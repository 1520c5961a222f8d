import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { publicMarks } from '../specification/client-callers.ts';
import { CLIENT_LIBRARY_ONLY } from '../specification/rules.ts';
import type { ContractOperation } from './operations.ts';

/** What callers of an operation import. */
const IMPORTED = /^import \{([^}]*)\} from '#generated\/[\w-]+\/client\.gen\.ts';/gm;

/**
 * Where an operation is met that no screen calls, from the sources of client and apps by file: the sandbox, functions
 * for users of the client library, code that no journey reaches, or the generated client alone.
 */
export function meetingPlaceOf(
  { api, operationId }: Pick<ContractOperation, 'api' | 'operationId'>,
  sources: ReadonlyMap<string, string>,
): string {
  if (api === 'sandbox') return 'sandbox only';
  const importers = [...sources].filter(([, source]) => imports(source, operationId));
  const marked = importers.flatMap(([file, source]) => markedFunctions(file, source, operationId));
  if (marked.length > 0) return `${CLIENT_LIBRARY_ONLY}: ${marked.join(', ')}`;
  const files = importers.map(([file]) => linkTo(file, file));
  return files.length > 0 ? `code that no journey reaches: ${files.join(', ')}` : 'generated client only';
}

/** The sources of the client and of both apps, without tests. */
export function readCallers(): Map<string, string> {
  const files = globSync('{client,console/app,storefront/app}/**/*.{ts,tsx}', { cwd: REPOSITORY });
  const callers = files.filter((file) => !/\.test\.tsx?$|\/(?:rules|testing)\//.test(file)).sort();
  return new Map(callers.map((file) => [file, readFileSync(join(REPOSITORY, file), 'utf8')]));
}

function imports(source: string, operationId: string): boolean {
  return [...source.matchAll(IMPORTED)].some(([, names = '']) => names.split(/[\s,]+/).includes(operationId));
}

/** The functions that are marked `@public` and name the operation between their comment and the next one. */
function markedFunctions(file: string, source: string, operationId: string): string[] {
  const named = new RegExp(`\\b${operationId}\\b`);
  return source
    .split(/^(?=\/\*\*)/m)
    .filter((declaration) => named.test(declaration))
    .flatMap((declaration) => publicMarks(file, declaration))
    .map(({ name }) => linkTo(name, file));
}

const linkTo = (text: string, file: string): string => `[${text}](../${file})`;
