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

test.each([
  [50, 100],
  [51, 101],
  [5_000, 101],
])(
  'PF-SEC-13 of %i records with two faults each, the first hundred faults are named and the others counted',
  (count, told) => {
    const records = Array.from({ length: count }, () => ({ apiName: 7, fields: 7 }));
    const body = { operations: [{ type: 'CREATE', records }] };
    const headers = { cookie: 'sid=any' };
    const request = {
      method: 'POST',
      path: '/records/batch',
      query: new URLSearchParams(),
      headers,
    } as never;
    const findings = checkRequest(operation, toPrismCall(operation, request, {}, body));
    const { message, extra } = problem(findings);
    const messages = [message, ...(extra.more ?? []).map((one) => one.message)];
    expect(messages).toHaveLength(told);
    expect(messages[0]).toContain('operations.0.records.0');
    if (count > 50) expect(messages.at(-1)).toBe(`${2 * count - 100} more faults are not named.`);
  },
);
