import { afterAll, beforeAll, expect, it } from 'vitest';
import { Developer } from './apis/sandbox/testing/developer.ts';
import { type SandboxedMock, startSandboxedMock } from './apis/sandbox/testing/sandboxed-mock.ts';

let mock: SandboxedMock;
let platform: Developer;
let sandbox: Developer;
beforeAll(async () => {
  mock = await startSandboxedMock({ isStrictPlatform: true });
  platform = mock.visitor();
  sandbox = new Developer(`http://127.0.0.1:${await mock.listenForSandbox(0)}`);
});
afterAll(() => mock.close());

const CONTEXT = '/application-context';

it('a strict platform knows no sandbox, which answers at an address of its own', async () => {
  expect((await platform.call('GET', '/sandbox/scenarios')).status).toBe(404);
  expect((await sandbox.call('GET', '/sandbox/scenarios')).body.scenarios.length).toBeGreaterThan(40);
  expect((await sandbox.call('GET', CONTEXT)).status).toBe(404);
});

it('a strict platform knows no session of a sandbox: what is set for everybody alone holds', async () => {
  await sandbox.openSession();
  await sandbox.admin('PUT', '/scenarios/maintenance');
  const key = { 'x-sandbox': sandbox.key, cookie: `sandbox=${sandbox.key}` };
  expect((await platform.call('GET', CONTEXT, undefined, key)).status).toBe(200);
  await sandbox.admin('PUT', '/scenarios/maintenance?scope=global');
  expect((await platform.call('GET', CONTEXT)).status).toBe(503);
  await sandbox.admin('DELETE', '/scenarios/maintenance?scope=global');
  expect((await platform.call('GET', CONTEXT)).status).toBe(200);
});

it('a strict platform lets nobody choose its answer', async () => {
  const chosen = { prefer: 'code=404' };
  expect((await platform.call('GET', CONTEXT, undefined, chosen)).status).toBe(200);
  expect((await platform.call('GET', `${CONTEXT}?__code=404`)).status).toBe(200);
});

it('a sandbox at the address of its platform has none of its own', async () => {
  const demo = await startSandboxedMock({ seed: async () => undefined });
  await expect(demo.listenForSandbox(0)).rejects.toThrow('no address of its own');
  await demo.close();
});
