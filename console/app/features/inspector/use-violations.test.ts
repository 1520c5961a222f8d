import { expect, test } from 'vitest';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { violationsOf } from './use-violations.ts';

const AT = Date.parse('2026-03-02T09:30:00Z');
const violation = { side: 'answer' as const, location: 'body.label', message: 'must be string' };
const logged = (path: string, seconds: number) =>
  ({
    operationId: 'getObjectInfo',
    path,
    receivedAt: new Date(AT + seconds * 1_000).toISOString(),
    violations: [{ ...violation, message: `${path} ${seconds}` }],
  }) as never;
const call = { operation: getObjectInfo, url: 'http://x.test/a?b=1', startedAt: AT };

test('the logged request closest in time with the same address is the call', () => {
  const found = violationsOf(call, [logged('/a?b=1', 5), logged('/a?b=1', 1), logged('/a', 0)]);
  expect(found).toMatchObject([{ message: '/a?b=1 1' }]);
});

test('one that is long ago is another call', () => {
  expect(violationsOf(call, [logged('/a?b=1', 60)])).toEqual([]);
});
