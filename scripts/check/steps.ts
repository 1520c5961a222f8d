import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { APIS, areasOf, REPOSITORY } from '../generate/contracts.ts';
import { type RunResult, run } from '../process/run.ts';
import { checkClientCallers } from '../specification/client-callers.ts';
import { cruise } from './imports.ts';
import { checkPlaces } from './places.ts';
import { checkTypes } from './types.ts';

export interface Step {
  name: string;
  /** Names of steps that must have ended before. */
  after?: readonly string[];
  run(): Promise<RunResult>;
}

/** Everything that is checked without running the system, quickest first. */
export const STATIC_STEPS: Step[] = [
  { name: 'format and lint', run: () => run('biome', ['ci', '--max-diagnostics=30', '.']) },
  { name: 'generated code is current', run: () => run(process.execPath, ['scripts/generate.ts', '--check']) },
  { name: 'contracts lint without warnings', run: lintContracts },
  {
    name: 'contracts differ from the reference only where a list says so',
    run: () => run(process.execPath, ['scripts/reference.ts', '--check']),
  },
  {
    name: 'the README quotes the measured figures',
    run: () => run(process.execPath, ['scripts/figures.ts', '--check']),
  },
  {
    name: 'the verification report tells of the runs that were recorded',
    run: () => run(process.execPath, ['scripts/verification-report.ts', '--check']),
  },
  {
    name: 'foreign clients passed every step, and their page tells so',
    run: () => run(process.execPath, ['scripts/clients.ts', '--check']),
  },
  {
    name: 'packages are pinned, licensed and justified',
    run: () => run(process.execPath, ['scripts/supply-chain.ts', '--check']),
  },
  {
    name: 'each rule of the specification has a place and a test, each citation and each statement a rule',
    run: () => run(process.execPath, ['scripts/specification.ts', '--check']),
  },
  {
    name: 'each control of the security standard has a test or a reason',
    run: () => run(process.execPath, ['scripts/security.ts', '--check']),
  },
  { name: 'files lie in folders of the architecture', run: checkPlaces },
  { name: 'types', run: checkTypes },
  { name: 'imports point in the right direction', run: () => cruise('err-long') },
  { name: 'dead code', run: () => run('knip', ['--no-progress']) },
  {
    name: 'each export of the client has a caller in an app, or a rule for users of the library',
    run: checkClientCallers,
  },
];

async function lintContracts(): Promise<RunResult> {
  const areas = APIS.flatMap((api) => areasOf(api)).map(({ file }) => relative(REPOSITORY, file));
  if (!existsSync(join(REPOSITORY, 'redocly.yaml'))) return { code: 1, output: 'redocly.yaml is missing.' };
  const result = await run('redocly', ['lint', ...areas], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const warned = /\b[1-9]\d* warnings?\b/.test(result.output);
  return warned && result.code === 0 ? { ...result, code: 1 } : result;
}
