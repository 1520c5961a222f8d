import { rmSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { House } from '#scripts/process/stack.ts';
import { temporarySettings } from '#scripts/process/temporary-settings.ts';
import { watchPolicy } from './pages/policy.ts';

export interface RunningHouse {
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
 * checked against its contract. One house per worker. A page that breaks its content security policy fails its journey.
 */
export const test = base.extend<Policy, { house: RunningHouse }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      const settings = await temporarySettings();
      const house = new House({ settings, environment: { MOCK_STRICT: '1' } });
      await house.start();
      await use({
        storefront: `http://localhost:${settings.storefrontPort}`,
        console: `http://localhost:${settings.consolePort}`,
        mock: `http://localhost:${settings.mockPort}`,
        killAndRestartMock: () => killAndRestart(house),
      });
      await house.stop();
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

async function killAndRestart(house: House): Promise<void> {
  const mock = house.services.get('mock')?.process;
  if (!mock) throw new Error('The mock is not running, so it cannot be killed.');
  const ended = new Promise((done) => mock.once('exit', done));
  mock.kill('SIGKILL');
  await ended;
  await house.startOne('mock');
}
