/**
 * Everything that must hold: static checks, both builds and what they weigh, unit tests, the journeys in a browser, and
 * that every answer of the mock kept to its contract. With words, only the tests whose path or title holds all of them.
 * Ends with one line over all of it; the lines before it name what failed, and the folders that failed journeys have left.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTally } from './check/report.ts';
import { runEverything } from './test/everything.ts';
import { readTestFiles, selectTests } from './test/matching.ts';
import { preflight } from './test/preflight.ts';
import { runSelection } from './test/selection.ts';

const words = process.argv.slice(2);
const selection = words.length > 0 ? selectTests(words, readTestFiles()) : undefined;
if (selection?.journeys.length === 0 && selection.unitTests.length === 0)
  stop([`No test has all of these words in its path or title: ${words.join(' ')}`]);

const problems = await preflight({ needsBrowser: selection === undefined || selection.journeys.length > 0 });
if (problems.length > 0) stop(problems);

const folder = mkdtempSync(join(tmpdir(), 'offizin-test-'));
const violationsFile = join(folder, 'violations.jsonl');
const environment = { ...process.env, MOCK_VIOLATIONS_FILE: violationsFile };
const tally = await (selection
  ? runSelection(selection, environment)
  : runEverything(environment, violationsFile));
rmSync(folder, { recursive: true, force: true });
printTally(tally);
process.exit(tally.failed === 0 ? 0 : 1);

function stop(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}
