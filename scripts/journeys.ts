/**
 * The journeys alone, on builds that are current, with whatever options Playwright has.
 *
 *   npm run journeys -- coupon.spec.ts          one file
 *   npm run journeys -- --repeat-each=3         each of them three times
 *   npm run journeys -- --shuffle=7             in an order of files that follows from the 7
 *   npm run journeys -- --scenario=older-version    against a platform that is in a scenario of the sandbox
 */
import { SCENARIO_VARIABLE } from '#test/stack/scenario.ts';
import { buildIfStale } from './build/app.ts';
import { APPS } from './build/sources.ts';
import { printTally } from './check/report.ts';
import { runJourneys } from './test/journeys.ts';
import { preflight } from './test/preflight.ts';
import { withShuffledJourneys } from './test/shuffled.ts';
import { runWholeJourneys } from './test/whole-journeys.ts';

const SHUFFLE = /^--shuffle(?:=(.*))?$/;
const SCENARIO = /^--scenario=(.+)$/;
const given = process.argv.slice(2);
const shuffle = given.map((argument) => SHUFFLE.exec(argument)).find((match) => match);
const scenario = given.map((argument) => SCENARIO.exec(argument)?.[1]).find((name) => name);
const args = given.filter((argument) => !SHUFFLE.test(argument) && !SCENARIO.test(argument));
// Options can leave journeys out, or run them under other conditions.
const runChosen = args.length === 0 && !scenario ? runWholeJourneys : runJourneys;
if (scenario) process.env[SCENARIO_VARIABLE] = scenario;

const problems = await preflight({ needsBrowser: true });
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
for (const app of APPS) await buildIfStale(app);
const tally = await (shuffle
  ? withShuffledJourneys(seedOf(shuffle[1]), (folder) => runChosen({ args: [...args, folder] }))
  : runChosen({ args }));
printTally(tally);
process.exit(tally.failed === 0 ? 0 : 1);

function seedOf(text: string | undefined): string {
  const seed = text || String(Date.now());
  console.log(`Files in the order of --shuffle=${seed}`);
  return seed;
}
