import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { type RunResult, run } from '../process/run.ts';

// TypeScript's native compiler checks the projects in a fraction of the time; openapi-typescript needs the other one.
const TSC = join(REPOSITORY, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** Checks the types of every environment; the routes' own are written before. */
export async function checkTypes(): Promise<RunResult> {
  const typegen = await run('react-router', ['typegen'], { cwd: join(REPOSITORY, 'storefront') });
  if (typegen.code !== 0) return typegen;
  const results = await Promise.all(
    (await projects()).map((path) => run(process.execPath, [TSC, '--project', path])),
  );
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(''),
  };
}

/** The TypeScript projects, one for each environment that code runs in. */
async function projects(): Promise<string[]> {
  const root = JSON.parse(await readFile(join(REPOSITORY, 'tsconfig.json'), 'utf8'));
  return (root as { references: { path: string }[] }).references.map(({ path }) => path);
}
