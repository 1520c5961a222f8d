import { cpSync, rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { addressOf } from '#client/send/address.ts';
import { deleteSandboxControls } from '#generated/sandbox/client.gen.ts';
import { Stack } from '#scripts/process/stack.ts';
import { temporarySettings } from '#scripts/process/temporary-settings.ts';
import type { StorefrontSettings } from '#storefront/app/platform/settings.server.ts';
import type { Origins, PlatformKind, StackRequest } from '../stack/open-stack.ts';
import { startChosenScenario } from '../stack/scenario.ts';
import { preparedSnapshot } from '../stack/snapshot.ts';
import { type HostedStack, StackHost } from '../stack/stack-host.ts';
import { strictPlatform } from '../stack/strict-platform.ts';
import { subjectsOf } from '../stack/subjects.ts';
import { keepServerLogs } from './pages/evidence.ts';
import { expect } from './pages/expect.ts';
import { watchPolicy } from './pages/policy.ts';
import { awaitScripts } from './pages/scripts-at-work.ts';
import { recordingUsage } from './pages/usage.ts';

export { expect };

/** A stack whose servers are processes of their own. */
export interface ProcessStack extends Origins {
  /** Ends the mock platform without warning and starts it again on the same port and data folder. */
  crashAndRestartMock(): Promise<void>;
}

/** What a store has: what our package installs as well, or the platform's own only. */
export type StoreKind = 'package' | 'bare';

interface Stacks {
  /** The platform of the stacks; a strict one unless a test is about the sandbox. */
  platform: PlatformKind;
  /** The store of the stacks; that with the package unless a test says otherwise. */
  store: StoreKind;
  /** Settings of the shop that are not as usual. */
  shop: Partial<StorefrontSettings>;
  /** Storefront, console and mock of this journey alone. */
  stack: Origins;
  /** The same, where browsers are said to come over TLS. */
  secureStack: Origins;
  /** The same as processes, which takes seconds instead of a fraction of one; nothing records what its apps call. */
  processStack: ProcessStack;
  /** A stack that other journeys read as well. A journey that writes records there fails, whatever else it finds. */
  sharedStack: Origins;
}

interface Policy {
  /** How often the pages of a journey break their content security policy: never, unless a test makes them. */
  policyBreaches: number;
  policyIsKept: undefined;
}

type StackKind = Pick<Stacks, 'platform' | 'store'> & Partial<Pick<Stacks, 'shop'>>;

interface WorkerStacks {
  host: StackHost;
  stacks: {
    /** The stack of this kind that journeys of this worker read, opened for the first of them. */
    shared(kind: StackKind): Promise<HostedStack>;
  };
}

const violationsFile = process.env.MOCK_VIOLATIONS_FILE;
/** Set to show what stacks of their own are for: journeys then find what others have left. */
const isShared = process.env.JOURNEYS_SHARE_STACKS === '1';
/** Signing in keeps a session and notes the time of it, which no journey looks at. */
const WRITTEN_BY_READERS = ['AuthSession', 'OauthCode__c', 'OauthToken', 'User'];

/**
 * Journeys run against the real three servers: built apps, and a mock over a copy of the demo shop, which holds every
 * answer to its contract. A page that breaks its content security policy fails its journey, and so does an access token
 * that a server prints.
 */
export const test = base.extend<Stacks & Policy, WorkerStacks>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      const host = await StackHost.start(await preparedSnapshot());
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stacks: [
    async ({ host }, use) => {
      const opened = new Map<string, Promise<HostedStack>>();
      const shared = (kind: StackKind) => {
        const name = JSON.stringify(kind);
        const stack = opened.get(name) ?? host.open(requestFor(kind));
        opened.set(name, stack);
        return stack;
      };
      await use({ shared });
      for (const stack of opened.values()) await (await stack).close();
    },
    { scope: 'worker' },
  ],
  store: ['package', { option: true }],
  platform: ['strict', { option: true }],
  shop: [{}, { option: true }],
  stack: async ({ host, stacks, store, platform, shop }, use, testInfo) => {
    const began = new Date();
    const kind = { store, platform, shop };
    const stack = isShared ? await stacks.shared(kind) : await host.open(requestFor(kind));
    await startChosenScenario(stack.origins.sandbox, subjectsOf(testInfo.titlePath));
    await recordingUsage(testInfo, stack, () => use(stack.origins));
    await keepServerLogs(testInfo, host.log(began), stack.origins.sandbox);
    if (!isShared) await stack.close();
  },
  secureStack: async ({ host }, use, testInfo) => {
    const began = new Date();
    const stack = await host.open({ violationsFile, secure: true });
    await startChosenScenario(stack.origins.sandbox, subjectsOf(testInfo.titlePath));
    await recordingUsage(testInfo, stack, () => use(stack.origins));
    await keepServerLogs(testInfo, host.log(began), stack.origins.sandbox);
    await stack.close();
  },
  sharedStack: async ({ host, stacks, store, platform }, use, testInfo) => {
    const began = new Date();
    const shared = await stacks.shared({ store, platform });
    await liftControls(shared.origins.sandbox);
    await startChosenScenario(shared.origins.sandbox, subjectsOf(testInfo.titlePath));
    await recordingUsage(testInfo, shared, () => use(shared.origins));
    await keepServerLogs(testInfo, host.log(began), shared.origins.sandbox);
    if (isShared) return;
    const changed = await shared.changedObjects();
    const unexpected = changed.filter((name) => !WRITTEN_BY_READERS.includes(name));
    expect(unexpected, 'A journey that writes records takes the fixture "stack"').toEqual([]);
  },
  processStack: async ({ store }, use, testInfo) => {
    const { environment, sandbox } = await strictPlatform({ isBare: store === 'bare' });
    const settings = await temporarySettings(environment);
    cpSync(await preparedSnapshot(), settings.dataDir, { recursive: true });
    const lines: string[] = [];
    const onLine = (name: string, line: string) =>
      void lines.push(`${new Date().toISOString()} [${name}] ${line}`);
    const stack = new Stack({ settings, environment, onLine });
    await stack.start();
    const mock = `http://localhost:${settings.mockPort}`;
    const start = () => startChosenScenario(sandbox, subjectsOf(testInfo.titlePath));
    await start();
    await use({
      storefront: `http://localhost:${settings.storefrontPort}`,
      console: `http://localhost:${settings.consolePort}`,
      mock,
      sandbox,
      crashAndRestartMock: () => crashAndRestart(stack).then(start),
    });
    await keepServerLogs(testInfo, lines.join('\n'), sandbox);
    await stack.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) awaitScripts(page);
    await use(page);
  },
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

const requestFor = ({ store, platform, shop = {} }: StackKind): StackRequest => ({
  violationsFile,
  isBare: store === 'bare',
  isDemo: platform === 'demo',
  shop,
});

/** Takes back what another journey has set on a shared stack for everybody. */
async function liftControls(sandbox: string): Promise<void> {
  const address = `${sandbox}${addressOf(deleteSandboxControls, {})}?scope=global`;
  const { status } = await fetch(address, { method: 'DELETE' });
  if (status !== 204) throw new Error(`The controls of a shared stack could not be lifted: ${status}`);
}

/** Journeys that have to succeed on a store with our package and on one without. */
export function onEveryStore(walk: (store: StoreKind) => void): void {
  for (const store of ['package', 'bare'] as const)
    test.describe(`${store} store`, () => {
      test.use({ store });
      walk(store);
    });
}

async function crashAndRestart(stack: Stack): Promise<void> {
  const mock = stack.services.get('mock')?.process;
  if (!mock) throw new Error('The mock is not running, so it cannot be killed.');
  const ended = new Promise((done) => mock.once('exit', done));
  mock.kill('SIGKILL');
  await ended;
  await stack.startOne('mock');
}
