import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../generate/contracts.ts';
import { runOf, type VitestReport } from './unit.ts';

const passed = { fullName: 'adds up', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'subtracts',
  status: 'failed',
  failureMessages: ['expected 1 to be 2\n    at sum.test.ts:2:34'],
};
const neverRun = { fullName: 'divides', status: 'skipped', failureMessages: [] };

type File = VitestReport['testResults'][number];

const reportOf = (numPassedTests: number, numFailedTests: number, file: Partial<File>): VitestReport => ({
  numPassedTests,
  numFailedTests,
  numPendingTests: 0,
  testResults: [
    {
      name: join(REPOSITORY, 'mock/sum.test.ts'),
      status: 'passed',
      message: '',
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [],
      ...file,
    },
  ],
});

it('names each test that failed, with the first line of why, and the time of its file', () => {
  const report = reportOf(1, 1, { status: 'failed', assertionResults: [passed, failed] });
  expect(runOf(report, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['✗ mock/sum.test.ts subtracts\n    expected 1 to be 2'],
    files: [{ name: 'mock/sum.test.ts', seconds: 2.5 }],
  });
});

it('counts a file as failed whose tests never ran', () => {
  const file = { status: 'failed', message: 'no database', assertionResults: [neverRun] };
  expect(runOf(reportOf(0, 0, file), 1)).toMatchObject({
    failed: 1,
    failures: ['✗ mock/sum.test.ts\n    no database'],
  });
});

it('counts an error outside of any test as one failure', () => {
  const report = reportOf(1, 0, { assertionResults: [passed] });
  expect(runOf(report, 1).failures).toEqual([expect.stringContaining('outside of any test')]);
  expect(runOf(report, 0)).toMatchObject({ failed: 0, failures: [] });
});
