/**
 * Writes generated/<api>/ from the contracts.
 *
 *   npm run generate                 all three APIs
 *   npm run generate -- commerce     one of them
 *   npm run generate -- --check      writes nothing; exits 1 and names the files that would change
 */
import { APIS, type Api } from './generate/contracts.ts';
import { generate } from './generate/stale.ts';

const args = process.argv.slice(2);
const check = args.includes('--check');
const named = args.filter((arg): arg is Api => APIS.includes(arg as Api));
const changed = await generateAll(named.length > 0 ? named : APIS).catch((cause) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});

if (check && changed.length > 0) {
  console.error(`Out of date, run \`npm run generate\`:\n  ${changed.join('\n  ')}`);
  process.exit(1);
}
console.log(changed.length === 0 ? 'Generated code is current.' : `Wrote ${changed.length} files.`);

async function generateAll(apis: readonly Api[]): Promise<string[]> {
  const files: string[] = [];
  for (const api of apis) files.push(...(await generate(api, { write: !check })));
  return files;
}
