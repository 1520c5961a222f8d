import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.ts';
import { APIS, REPOSITORY } from './contracts.ts';

/** What the package says to its readers. */
const TEXTS = join(REPOSITORY, 'openapi', 'package');
const ENTRY = join(import.meta.dirname, 'platform-client.ts');
const TSC = join(REPOSITORY, 'node_modules', 'typescript-native', 'bin', 'tsc');
/** The sandbox exists on the mock alone. */
const PUBLISHED = APIS.filter((api) => api !== 'sandbox');

/**
 * Writes a package of contracts, types and typed calls that needs nothing else of this repository, ready for `npm pack`.
 *
 * @throws when the folder holds anything already, and what the compiler says where the code does not compile
 */
export async function writePackage(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder, or empty it first.`);
  mkdirSync(folder, { recursive: true });
  for (const name of ['README.md', 'example.mjs']) cpSync(join(TEXTS, name), join(folder, name));
  for (const api of PUBLISHED) {
    mkdirSync(join(folder, 'dist', api), { recursive: true });
    cpSync(join(REPOSITORY, 'generated', api, 'openapi.json'), join(folder, 'dist', api, 'openapi.json'));
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  await compile(folder);
}

/** Compiles from a folder inside the repository, where the compiler finds what the code imports. */
async function compile(folder: string): Promise<void> {
  const sources = mkdtempSync(join(REPOSITORY, 'node_modules', '.package-'));
  try {
    cpSync(ENTRY, join(sources, 'index.ts'));
    for (const api of PUBLISHED)
      cpSync(join(REPOSITORY, 'generated', api), join(sources, api), {
        recursive: true,
        filter: (file) => !file.endsWith('.json'),
      });
    const compilerOptions = {
      ...{ strict: true, declaration: true, module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom'] },
      ...{ rewriteRelativeImportExtensions: true, types: [], rootDir: '.', outDir: join(folder, 'dist') },
    };
    writeFileSync(join(sources, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(
      join(sources, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['**/*.ts'], exclude: [] }),
    );
    const { code, output } = await run(process.execPath, [TSC, '--project', sources]);
    if (code !== 0) throw new Error(output);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

function manifest(): Record<string, unknown> {
  const { version, license, dependencies } = JSON.parse(
    readFileSync(join(REPOSITORY, 'package.json'), 'utf8'),
  ) as { version: string; license: string; dependencies: Record<string, string> };
  const entries = PUBLISHED.flatMap((api) => [
    [`./${api}`, moduleAt(`./dist/${api}/client.gen`)],
    [`./${api}/constants`, moduleAt(`./dist/${api}/constants.gen`)],
    [`./${api}/types`, { types: `./dist/${api}/types.gen.d.ts` }],
    [`./${api}/openapi.json`, `./dist/${api}/openapi.json`],
  ]);
  return {
    name: 'offizin-platform-client',
    version,
    description: 'Typed calls of a hosted commerce platform, made from OpenAPI contracts.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': moduleAt('./dist/index'), ...Object.fromEntries(entries) },
    files: ['dist', 'example.mjs'],
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
  };
}

const moduleAt = (path: string) => ({ types: `${path}.d.ts`, default: `${path}.js` });
