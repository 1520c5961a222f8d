import { type RunResult, run } from '../process/run.ts';

/** The folders whose imports are looked at. */
export const IMPORTING = [
  'client',
  'console/app',
  'console/server',
  'generated',
  'http',
  'mock',
  'pharmacy',
  'scripts',
  'storefront/app',
  'storefront/server',
  'test',
];

/** Follows all imports by dependency-cruiser's rules, and answers in one of its forms. */
export function cruise(outputType: 'err-long' | 'json'): Promise<RunResult> {
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', outputType];
  return run('depcruise', [...options, ...IMPORTING]);
}
