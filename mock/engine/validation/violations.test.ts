import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createViolationLog } from './violations.ts';
import { readViolations } from './violations-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'violations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const finding = { location: ['body', 'extra'], code: 'unevaluatedProperties', message: 'is not declared' };

it('sums up the answers of several processes that share a file', async () => {
  const file = join(folder, 'violations.jsonl');
  const first = createViolationLog(file);
  const second = createViolationLog(file);
  first.record('getProduct', 200, []);
  second.record('getCart', 200, [finding]);
  second.record('getCart', 404, []);
  expect(second.summary()).toEqual({ validated: 2, violations: 1 });
  first.close();
  second.close();
  expect(await readViolations(file)).toEqual({
    processes: 2,
    validated: 3,
    operations: ['getCart', 'getProduct'],
    violations: [{ operationId: 'getCart', status: 200, findings: [finding] }],
  });
});

it('takes a missing file for a run without processes', async () => {
  expect(await readViolations(join(folder, 'none'))).toEqual({
    processes: 0,
    validated: 0,
    operations: [],
    violations: [],
  });
});
