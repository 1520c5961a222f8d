import { cpSync, rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { SIGN_IN_PATHS as CONSOLE_PATHS } from '#console/app/data/sign-in-paths.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openStore } from '#mock/store/open-store.ts';
import { stop } from '#scripts/process/run.ts';
import { startService } from '#scripts/process/service.ts';
import { environmentOf } from '#scripts/process/stack.ts';
import { temporarySettings } from '#scripts/process/temporary-settings.ts';
import { demoShop } from '#scripts/settings.ts';
import { SIGN_IN_PATHS as SHOP_PATHS } from '#storefront/app/platform/sign-in-paths.ts';
import type { Origins } from '../stack/open-stack.ts';
import { startChosenScenario } from '../stack/scenario.ts';
import { preparedSnapshot } from '../stack/snapshot.ts';
import { strictPlatform } from '../stack/strict-platform.ts';
import { subjectsOf } from '../stack/subjects.ts';

/** The apps' applications on that platform, which asks whoever signs in on its pages whether they may have access. */
const CLIENT_IDS = { shopClientId: 'shop-of-the-test', consoleClientId: 'console-of-the-test' };
const ON_PAGES = { ...CLIENT_IDS, shopSignIn: 'page' } as const;

interface ConnectedOptions {
  /** Path below which alone the platform answers. */
  readonly sitePath?: string;
  /** Whether buyers sign in on a page of the platform, and not in the shop. Guests may buy there. */
  readonly signsInOnPages?: boolean;
}

/** A test on apps that are started once for all journeys of a file, which therefore run one after the other. */
export function connectedTest(options: ConnectedOptions) {
  return base.extend<{ inScenario: undefined }, { apps: Origins }>({
    apps: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
      async ({}, use) => withConnectedApps(use, options),
      { scope: 'worker', timeout: 120_000 },
    ],
    inScenario: [
      async ({ apps }, use, { titlePath }) => {
        await startChosenScenario(apps.sandbox, subjectsOf(titlePath));
        await use(undefined);
      },
      { auto: true },
    ],
  });
}

/**
 * Both apps as `npm start` brings them up where the environment names another platform. The addresses are those of
 * `work`'s parameter; everything is ended when it is done.
 */
async function withConnectedApps(
  work: (origins: Origins) => Promise<void>,
  { sitePath = '', signsInOnPages = false }: ConnectedOptions,
): Promise<void> {
  const settings = await temporarySettings();
  cpSync(await preparedSnapshot(), settings.dataDir, { recursive: true });
  const strict = await strictPlatform();
  const { mockPort, storefrontPort, consolePort } = settings;
  if (signsInOnPages)
    await registerApps(settings.dataDir, {
      [CLIENT_IDS.shopClientId]: `http://localhost:${storefrontPort}${SHOP_PATHS.answer}`,
      [CLIENT_IDS.consoleClientId]: `http://localhost:${consolePort}${CONSOLE_PATHS.answer}`,
    });
  const platform = await startService({
    name: 'platform',
    script: 'mock/main.ts',
    readyWhen: 'ready',
    environment: { ...environmentOf('mock', settings), ...strict.environment, MOCK_SITE_PATH: sitePath },
  });
  const platformUrl = `http://127.0.0.1:${mockPort}${sitePath}`;
  const connection = {
    ...demoShop(mockPort),
    platformUrl,
    ...(signsInOnPages && ON_PAGES),
  };
  try {
    const start = await startService({
      name: 'start',
      script: 'scripts/start.ts',
      readyWhen: 'Ctrl+C',
      // The mock's port is taken, which nobody minds who does not start one.
      environment: {
        ...environmentOf('storefront', { ...settings, connection, sandboxUrl: undefined }),
        MOCK_PORT: `${mockPort}`,
        CONSOLE_PORT: `${consolePort}`,
        SESSION_SECRET: 'a secret of the test',
      },
    });
    await work({
      storefront: `http://localhost:${storefrontPort}`,
      console: `http://localhost:${consolePort}`,
      mock: platformUrl,
      sandbox: strict.sandbox,
    });
    await stop(start.process);
  } finally {
    await stop(platform.process);
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
}

/** Makes the apps applications of the platform by their ids, as an administrator does there, and lets guests buy. */
async function registerApps(dataDir: string, callbacks: Readonly<Record<string, string>>): Promise<void> {
  const store = await openStore({ dataDir });
  for (const [ConsumerKey__c, CallbackUrls__c] of Object.entries(callbacks))
    await store.insert('ConnectedApplication', {
      Name: ConsumerKey__c,
      ConsumerKey__c,
      IsPublic__c: true,
      CallbackUrls__c,
      Scopes__c: 'api;id;profile;openid;refresh_token',
    });
  await store.update('WebStore', WEBSTORE_ID, { GuestCartEnabled: true, GuestCheckoutEnabled: true });
  await store.close();
}
