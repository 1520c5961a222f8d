import { expect, test } from 'vitest';
import { stubClock } from '../testing/stub-clock.ts';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { createSpokenVersions, type VersionMemory } from './spoken-versions.ts';

const listed = (...versions: string[]): StubAnswer => [
  200,
  versions.map((version) => ({ label: '', url: `/services/data/v${version}`, version })),
];

function asking(...answers: StubAnswer[]) {
  const { fetch, requests } = routedFetch({
    'GET /services/data': () => (answers.length > 1 ? answers.shift() : answers[0]) as StubAnswer,
  });
  const { clock, advance } = stubClock();
  const memory: VersionMemory = {};
  const spoken = createSpokenVersions(memory, { origin: 'http://platform.test', fetch, clock });
  return { spoken, requests, advance, memory };
}

test('RD-VERSION-52 the versions are asked for once by all who wait', async () => {
  const { spoken, requests } = asking(listed('59.0', '60.0'));
  expect(await Promise.all([spoken(), spoken()])).toEqual([
    ['59.0', '60.0'],
    ['59.0', '60.0'],
  ]);
  expect(await spoken()).toEqual(['59.0', '60.0']);
  expect(requests).toHaveLength(1);
});

test('RD-VERSION-52 after a minute they are asked for again, while what is known still counts', async () => {
  const { spoken, requests, advance, memory } = asking(listed('60.0'), listed('60.0', '61.0'));
  await spoken();
  advance(60_000);
  expect(await spoken()).toEqual(['60.0']);
  await memory.asking;
  expect(await spoken()).toEqual(['60.0', '61.0']);
  expect(requests).toHaveLength(2);
});

test('RD-VERSION-52 a platform that fails to say is not asked again within a minute', async () => {
  const { spoken, requests, advance, memory } = asking([503], listed('60.0'));
  expect(await spoken()).toBeUndefined();
  expect(await spoken()).toBeUndefined();
  expect(requests).toHaveLength(1);
  advance(60_000);
  await spoken();
  await memory.asking;
  expect(await spoken()).toEqual(['60.0']);
});
