import { beforeAll, expect, test } from 'vitest';
import { problem } from '../errors/problem.ts';
import { checkRequest } from './check-request.ts';
import { type ContractOperation, loadContract, readBundles } from './contract.ts';
import { toPrismCall } from './prism-request.ts';

let operation: ContractOperation;
beforeAll(async () => {
  const contract = await loadContract(await readBundles());
  operation = contract.get('executeBatchRecordOperations') as ContractOperation;
});

/** What is wrong with a batch of so many records with two faults each. */
function findingsOf(count: number) {
  const records = Array.from({ length: count }, () => ({ apiName: 7, fields: 7 }));
  const body = { operations: [{ type: 'CREATE', records }] };
  const headers = { cookie: 'sid=any' };
  const request = { method: 'POST', path: '/records/batch', query: new URLSearchParams(), headers } as never;
  return checkRequest(operation, toPrismCall(operation, request, {}, body));
}

test.each([
  [50, 100],
  [51, 101],
  [1_000, 101],
])(
  'PF-SEC-13 of %i records with two faults each, the first hundred faults are named and the others counted',
  (count, told) => {
    const { message, extra } = problem(findingsOf(count));
    const messages = [message, ...(extra.more ?? []).map((one) => one.message)];
    expect(messages).toHaveLength(told);
    expect(messages[0]).toContain('operations.0.records.0');
    if (count > 50) expect(messages.at(-1)).toBe(`${2 * count - 100} more faults are not named.`);
  },
);

test.each([1_001, 50_000])(
  'PF-SEC-15 of a list of %i entries that may have 1000 it is told that it is too long, and nothing of its entries',
  (count) => {
    expect(findingsOf(count)).toEqual([
      {
        location: ['body', 'operations', '0', 'records'],
        code: 'maxItems',
        message: 'Request body property operations.0.records must NOT have more than 1000 items',
      },
    ]);
  },
);
