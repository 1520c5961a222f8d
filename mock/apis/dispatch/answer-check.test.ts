import { expect, it, vi } from 'vitest';
import { logError } from '#http/server/log-error.ts';
import { createViolationLog } from '../../engine/validation/violations.ts';
import { createAnswerCheck } from './answer-check.ts';
import { sampleOperations } from './testing/sample-contract.ts';

it('says outside strict mode where an answer breaks its contract, and how', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const check = createAnswerCheck({ strict: false, violations: createViolationLog(), log: logError });
  const operation = (await sampleOperations()).get('updateItem');
  if (!operation) throw new Error('updateItem is not in the sample contract');
  const headers = { 'content-type': 'application/json' };
  check(operation, {
    http: { status: 200, headers },
    toCheck: { status: 200, headers, body: { id: 'c1' } },
  });
  expect(printed.mock.calls).toEqual([
    ['updateItem broke its contract with its 200', expect.stringContaining("required property 'name'")],
  ]);
  printed.mockRestore();
});
