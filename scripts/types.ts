/** Checks the types of every environment: `npm run types`. */
import { printTally, runSteps } from './check/report.ts';
import { STATIC_STEPS } from './check/steps.ts';

const tally = await runSteps(STATIC_STEPS.filter(({ name }) => name === 'types'));
printTally(tally);
process.exit(tally.failed === 0 ? 0 : 1);
