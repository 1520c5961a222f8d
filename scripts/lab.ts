/**
 * Runs the experiments behind docs/verification-report.md: what the tests verify in brief, at length.
 *
 *   npm run lab                          every experiment, which takes hours
 *   npm run lab -- crash-recovery 200    one of them, in the size that is given
 *
 * `SEED=…` repeats an earlier run, and Ctrl+C ends one with what it has shown so far.
 */
import { runAll } from './lab/all.ts';
import { experiments } from './lab/experiments.ts';

const [name, asked] = process.argv.slice(2);
const experiment = experiments[name ?? ''];
const size = Number(asked ?? experiment?.usualSize);
// The embedded database leaves a timer behind that would hold a process which is done.
if (name === undefined) process.exit((await runAll(Object.keys(experiments))) ? 0 : 1);
if (experiment && size > 0) process.exit((await experiment.run(size)) ? 0 : 1);
console.error(
  `Name an experiment, and its size if it is to be another one: npm run lab -- crash-recovery 200\n` +
    `There are ${Object.keys(experiments).join(', ')}.`,
);
process.exitCode = 1;
