/** What is checked on every change: lint, types, drift, dead code, unit tests. `npm test` adds the browser. */
import { add, runSteps } from './check/report.ts';
import { STATIC_STEPS } from './check/steps.ts';
import { runUnitTests } from './test/unit.ts';

const { failed } = add(await runSteps(STATIC_STEPS), await runUnitTests());
process.exit(failed === 0 ? 0 : 1);
