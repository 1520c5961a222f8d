import { afterAll, beforeAll, expect, it } from 'vitest';
import { createQueryClient } from '#client/cache/query-client.ts';
import { readAiConfiguration } from '#client/commerce/assistant.ts';
import { createPlatform, type Platform } from '#client/platform.ts';
import { changeSandboxClock, resetSandboxClock } from '#client/sandbox/clock.ts';
import { clearRequestLog, readRequestLog } from '#client/sandbox/request-log.ts';
import {
  addSandboxFault,
  addSandboxLatency,
  liftSandboxFault,
  liftSandboxLatency,
} from '#client/sandbox/rules.ts';
import { endScenario, readScenarios, runScenario } from '#client/sandbox/scenarios.ts';
import {
  closeSandboxSession,
  liftSandboxControls,
  openSandboxSession,
  readSandboxControls,
} from '#client/sandbox/sessions.ts';
import {
  forgetSnapshot,
  readSnapshots,
  resetToSeed,
  restoreStore,
  takeSnapshot,
} from '#client/sandbox/store.ts';
import { getClock } from '#generated/sandbox/client.gen.ts';
import { createMock, type Mock } from '#mock/create-mock.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Store } from '#mock/store/store.ts';
import { openTestStore } from '#mock/store/testing.ts';

let mock: Mock;
let platform: Platform;
let key = '';
beforeAll(async () => {
  const fill = async (store: Store) => {
    await store.insert('WebStore', { Id: WEBSTORE_ID, Name: 'Offizin' });
  };
  mock = await createMock({ open: openTestStore, seed: fill, fill, httpLimits: { drainMs: 50 } });
  platform = createPlatform({
    origin: `http://127.0.0.1:${await mock.listen(0)}`,
    // A browser sends the cookie; Node's fetch keeps none.
    fetch: (request) => {
      if (key) request.headers.set('x-sandbox', key);
      return fetch(request);
    },
    queryClient: createQueryClient(),
    isSite: true,
    context: () => ({ webstoreId: WEBSTORE_ID }),
  });
  ({ key } = await openSandboxSession(platform, 'Test'));
});
afterAll(() => mock.close());

it('the client starts and ends scenarios, latencies and faults, and sees them', async () => {
  expect((await readScenarios(platform)).map(({ name }) => name)).toContain('assistant-enabled');
  await runScenario(platform, 'assistant-enabled');
  expect(await readAiConfiguration(platform)).toMatchObject({ isDeployed: true });
  const latency = await addSandboxLatency(platform, { milliseconds: 1, operationIds: ['getProduct'] });
  const fault = await addSandboxFault(platform, { kind: 'status', status: 503 });
  expect(await readSandboxControls(platform)).toMatchObject({
    label: 'Test',
    scenarios: [{ name: 'assistant-enabled' }],
    latencies: [latency],
    faults: [fault],
  });
  await endScenario(platform, 'assistant-enabled');
  await liftSandboxLatency(platform, latency.ruleId);
  await liftSandboxFault(platform, fault.ruleId);
  expect(await readSandboxControls(platform)).toMatchObject({ scenarios: [], latencies: [], faults: [] });
  await expect(addSandboxFault(platform, { kind: 'status', status: 418 })).rejects.toMatchObject({
    status: 400,
    errors: [{ message: expect.stringMatching(/^body\.status: /) }],
  });
});

it('the client moves the clock, and reads and empties the log', async () => {
  const { now, realNow } = await changeSandboxClock(platform, { advanceSeconds: 3600 });
  expect(Date.parse(now) - Date.parse(realNow)).toBe(3_600_000);
  await resetSandboxClock(platform);
  expect((await platform.send(getClock, { query: { scope: 'session' } })).data).toMatchObject({
    isChanged: false,
  });
  expect(await readRequestLog(platform, { operationId: 'getAiConfiguration' })).toHaveLength(1);
  await clearRequestLog(platform);
  expect(await readRequestLog(platform)).toEqual([]);
});

it('the client takes, restores and forgets snapshots, and resets; nothing that was read is true then', async () => {
  await takeSnapshot(platform, 'eins', 'Anfang');
  await mock.store.insert('Account', { Name: 'Neu' });
  const { queryClient } = platform;
  queryClient.setQueryData(['getProduct', {}], 'old');
  await restoreStore(platform, 'eins');
  expect(queryClient.getQueryState(['getProduct', {}])?.isInvalidated).toBe(true);
  expect(await mock.store.count('Account')).toBe(0);
  expect((await readSnapshots(platform)).map(({ name }) => name)).toEqual(['eins']);
  await forgetSnapshot(platform, 'eins');
  await mock.store.insert('Account', { Name: 'Neu' });
  queryClient.setQueryData(['getProduct', {}], 'old again');
  expect(queryClient.getQueryState(['getProduct', {}])?.isInvalidated).toBe(false);
  expect((await resetToSeed(platform)).records).toBeGreaterThan(0);
  expect(queryClient.getQueryState(['getProduct', {}])?.isInvalidated).toBe(true);
  expect([await mock.store.count('Account'), await readSnapshots(platform)]).toEqual([0, []]);
});

it('the client lifts everything, and closes its session', async () => {
  await runScenario(platform, 'maintenance', { times: 3 });
  await liftSandboxControls(platform);
  expect((await readSandboxControls(platform)).scenarios).toEqual([]);
  await closeSandboxSession(platform);
  await expect(readSandboxControls(platform)).rejects.toMatchObject({ status: 400 });
});
