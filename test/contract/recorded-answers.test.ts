import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { theContract } from '#mock/platform-server.ts';
import { createFaultFinder } from '#scripts/connection/check/answers/faults.ts';
import { inWords } from '#scripts/connection/check/answers/in-words.ts';
import { RECORDED, type RecordedAnswer } from '#scripts/connection/check/records/recorded-answer.ts';
import { REPOSITORY } from './bundles.ts';

/** Answers that `npm run connect -- --check --record` has kept of a platform, copied here or named by RECORDED_ANSWERS. */
const folder = process.env.RECORDED_ANSWERS ?? join(REPOSITORY, RECORDED);
const findFaults = createFaultFinder();
const files = existsSync(folder) ? globSync('*.json', { cwd: folder }).sort() : [];

describe('recorded answers of a platform', () => {
  if (files.length === 0)
    it('are not in this repository', (context) => {
      context.skip(`${RECORDED} holds none; npm run connect -- --check --record DIR keeps some.`);
    });

  it.each(files)('%s keeps to its contract', async (file) => {
    const { operationId, status, body } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    ) as RecordedAnswer;
    const operation = (await theContract()).get(operationId);
    if (!operation) return expect.fail(`No contract has an operation ${operationId}.`);
    const faults = findFaults(operation, status, body);
    expect(faults.map((fault) => inWords(fault, undefined))).toEqual([]);
  });
});
