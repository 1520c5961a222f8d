/**
 * Writes generated/<api>/ from the contracts, and mock/apis/<api>/handlers.gen.ts from the contracts and the handlers.
 * Exits 1 and names each operation that has no handler.
 *
 *   npm run generate                 all APIs
 *   npm run generate -- commerce     one of them
 *   npm run generate -- --check      writes nothing; exits 1 and names the files that would change
 *   npm run generate -- --stale      writes what no longer agrees with contracts, handlers and objects, and only then prints
 *   npm run generate -- --out DIR    writes a package of contracts, types and typed calls to DIR, for `npm pack`
 */
import { resolve } from 'node:path';
import { APIS, type Api } from './generate/contracts.ts';
import { writePackage } from './generate/package.ts';
import { type Generated, generate, generateIfStale } from './generate/stale.ts';

const args = process.argv.slice(2);
const out = args.indexOf('--out');
if (out >= 0) await writePackageTo(args[out + 1]);

if (args.includes('--stale')) await writeStale();

const check = args.includes('--check');
const named = args.filter((arg): arg is Api => APIS.includes(arg as Api));
const generated = await generateAll(named.length > 0 ? named : APIS).catch(fail);
const changed = generated.flatMap((each) => each.changed);
const problems = generated.flatMap((each) => each.problems);

if (check && changed.length > 0)
  console.error(`Out of date, run \`npm run generate\`:\n  ${changed.join('\n  ')}`);
else console.log(changed.length === 0 ? 'Generated code is current.' : `Wrote ${changed.length} files.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0 || (check && changed.length > 0)) process.exit(1);

async function writePackageTo(folder: string | undefined): Promise<never> {
  if (!folder) {
    console.error('Name the folder: npm run generate -- --out DIR');
    process.exit(1);
  }
  await writePackage(resolve(process.env.INIT_CWD ?? '.', folder)).catch(fail);
  console.log(`Wrote the package to ${folder}. \`npm pack ${folder}\` makes an archive of it.`);
  process.exit(0);
}

async function writeStale(): Promise<never> {
  const wrote = await generateIfStale().catch(fail);
  if (wrote) console.log('generated');
  process.exit(0);
}

async function generateAll(apis: readonly Api[]): Promise<Generated[]> {
  const all: Generated[] = [];
  for (const api of apis) all.push(await generate(api, { write: !check }));
  return all;
}

function fail(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
