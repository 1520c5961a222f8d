/** What is checked on every change: lint, types, drift, dead code, unit tests. `npm test` adds the browser. */
import { add, printTally, runSteps } from './check/report.ts';
import { STATIC_STEPS } from './check/steps.ts';
import { runUnitTests } from './test/unit.ts';

const tally = add(await runSteps(STATIC_STEPS), await runUnitTests());
printTally(tally);
process.exit(tally.failed === 0 ? 0 : 1);
