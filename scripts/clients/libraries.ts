import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.ts';
import type { VitestReport } from '../test/unit.ts';
import { type Done, lineOf } from './step.ts';

/** Runs the tests of a client library, each of which is a step, and prints what came of them. */
export async function libraryDone(tests: readonly string[]): Promise<Done[]> {
  const folder = await mkdtemp(join(tmpdir(), 'offizin-clients-'));
  try {
    const report = join(folder, 'report.json');
    const { output } = await run('vitest', ['run', '--reporter=json', `--outputFile=${report}`, ...tests]);
    const done = doneIn(JSON.parse(await readFile(report, 'utf8').catch(() => throwing(output))));
    for (const one of done) console.log(lineOf(one));
    return done;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function throwing(output: string): never {
  throw new Error(`The tests could not be run:\n${output}`);
}

const RULE_IDS = /\b[A-Z]{2}-[A-Z0-9]+-\d+ /g;

function doneIn({ testResults }: VitestReport): Done[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status, failureMessages }) => ({
      step: (fullName.split(', unmodified ').at(-1) ?? fullName).replace(RULE_IDS, ''),
      passed: status === 'passed',
      result: status === 'passed' ? 'as it should be' : (failureMessages[0]?.split('\n', 1)[0] ?? status),
    }));
}
