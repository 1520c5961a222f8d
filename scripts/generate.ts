/**
 * Writes generated/<api>/ from the contracts.
 *
 *   npm run generate                 all three APIs
 *   npm run generate -- commerce     one of them
 *   npm run generate -- --check      writes nothing; exits 1 and names the files that would change
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APIS, type Api, REPOSITORY } from './generate/contracts.ts';
import { outputsOf } from './generate/outputs.ts';

const args = process.argv.slice(2);
const check = args.includes('--check');
const chosen = args.filter((arg): arg is Api => APIS.includes(arg as Api));
const changed: string[] = [];

for (const api of chosen.length > 0 ? chosen : APIS) {
  const folder = join(REPOSITORY, 'generated', api);
  for (const [name, content] of Object.entries(await outputsOf(api))) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    changed.push(`generated/${api}/${name}`);
    if (check) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, content);
  }
}

if (check && changed.length > 0) {
  console.error(`Out of date, run \`npm run generate\`:\n  ${changed.join('\n  ')}`);
  process.exit(1);
}
console.log(
  changed.length === 0
    ? 'Generated code is current.'
    : `${check ? 'Would write' : 'Wrote'} ${changed.length} files.`,
);
