/** Prints where an operation lives in every layer: `npm run trace addItemToCart`. */
import { run } from './process/run.ts';

const LAYERS: [title: string, paths: string[]][] = [
  ['Contract', ['openapi']],
  ['Generated', ['generated/*/client.gen.ts']],
  ['Client', ['client', ':!client/**/*.test.ts']],
  ['Storefront', ['storefront']],
  ['Console', ['console']],
  ['Mock', ['mock', ':!mock/**/*.test.ts']],
  ['Tests', ['test', '*.test.ts', '*.test.tsx']],
  ['Documents', ['docs']],
];

const operationId = process.argv[2];
if (!operationId || !/^\w+$/.test(operationId)) {
  console.error('Usage: npm run trace <operationId>, for example: npm run trace addItemToCart');
  process.exit(2);
}

let found = 0;
for (const [title, paths] of LAYERS) {
  const { output } = await run('git', ['grep', '-nwI', '--untracked', operationId, '--', ...paths]);
  const lines = output.split('\n').filter(Boolean);
  if (lines.length === 0) continue;
  found += lines.length;
  console.log(`\n${title}`);
  for (const line of lines) console.log(`  ${line.slice(0, 160)}`);
}
if (found === 0) {
  console.error(`Nothing is called ${operationId}. The operationIds stand in generated/*/constants.gen.ts.`);
  process.exit(1);
}
