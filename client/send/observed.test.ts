import { expect, test } from 'vitest';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { stubClock } from '../testing/stub-clock.ts';
import { type StubAnswer, stubFetch } from '../testing/stub-fetch.ts';
import type { Exchange } from './observed.ts';
import { send } from './send.ts';

const INPUT = { path: { objectApiName: 'Product2' } };

async function exchangeOf(answer: StubAnswer): Promise<Exchange | undefined> {
  const seen: Exchange[] = [];
  const { fetch } = stubFetch(answer);
  const wire = {
    origin: 'http://platform.test',
    fetch,
    clock: stubClock().clock,
    observe: (exchange: Exchange) => seen.push(exchange),
  };
  await send(wire, getObjectInfo, INPUT).catch(() => undefined);
  expect(seen).toHaveLength(1);
  return seen[0];
}

test('tells of an answer as it came', async () => {
  expect(await exchangeOf([200, { apiName: 'Product2' }])).toMatchObject({
    operation: getObjectInfo,
    input: INPUT,
    status: 200,
    text: '{"apiName":"Product2"}',
    error: undefined,
  });
});

test('tells of a broken contract and of a broken connection', async () => {
  expect(await exchangeOf([200, '<p>'])).toMatchObject({ status: 200, error: { name: 'ContractError' } });
  expect(await exchangeOf(new TypeError('gone'))).toMatchObject({
    status: undefined,
    error: { name: 'NetworkError' },
  });
});

test('tells who observes one call of that one, beside who observes all', async () => {
  const all: number[] = [];
  const one: number[] = [];
  const { fetch } = stubFetch([200, { apiName: 'Product2' }], [404, []]);
  const note = (list: number[]) => ({ observe: (exchange: Exchange) => list.push(exchange.status ?? 0) });
  const wire = { origin: 'http://platform.test', fetch, clock: stubClock().clock, ...note(all) };
  await send(wire, getObjectInfo, INPUT);
  await send(wire, getObjectInfo, INPUT, note(one)).catch(() => undefined);
  expect([all, one]).toEqual([[200, 404], [404]]);
});
