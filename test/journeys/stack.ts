import { rmSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { Stack } from '#scripts/process/stack.ts';
import { temporarySettings } from '#scripts/process/temporary-settings.ts';
import { watchPolicy } from './pages/policy.ts';

export interface RunningStack {
  storefront: string;
  console: string;
  mock: string;
  /** Ends the mock platform without warning and starts it again on the same port and data folder. */
  killAndRestartMock(): Promise<void>;
}

interface Policy {
  /** How often the pages of a journey break their content security policy: never, unless a test makes them. */
  policyBreaches: number;
  policyIsKept: undefined;
}

/**
 * Journeys run against the real three servers: built apps, a mock on a data folder of its own with every answer
 * checked against its contract. One stack per worker. A page that breaks its content security policy fails its journey.
 */
export const test = base.extend<Policy, { stack: RunningStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      const settings = await temporarySettings();
      const stack = new Stack({ settings, environment: { MOCK_STRICT: '1' } });
      await stack.start();
      await use({
        storefront: `http://localhost:${settings.storefrontPort}`,
        console: `http://localhost:${settings.consolePort}`,
        mock: `http://localhost:${settings.mockPort}`,
        killAndRestartMock: () => killAndRestart(stack),
      });
      await stack.stop();
      rmSync(settings.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  policyBreaches: [0, { option: true }],
  policyIsKept: [
    async ({ context, policyBreaches }, use) => {
      const breaches = watchPolicy(context);
      await use(undefined);
      expect(breaches, 'Pages keep to their content security policy').toHaveLength(policyBreaches);
    },
    { auto: true },
  ],
});

export { expect };

async function killAndRestart(stack: Stack): Promise<void> {
  const mock = stack.services.get('mock')?.process;
  if (!mock) throw new Error('The mock is not running, so it cannot be killed.');
  const ended = new Promise((done) => mock.once('exit', done));
  mock.kill('SIGKILL');
  await ended;
  await stack.startOne('mock');
}
