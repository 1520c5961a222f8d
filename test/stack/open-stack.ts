import { cpSync, rmSync } from 'node:fs';
import { loadConsole } from '#console/server/create-console.ts';
import { createMock } from '#mock/create-mock.ts';
import { addShopCallbacks, demoApps } from '#mock/demo/seed/connected-applications.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { COMMUNITY_ID, SITE_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { objectDefinitions } from '#mock/objects/index.ts';
import { SMALL_BUFFERS } from '#mock/store/connection/pglite.ts';
import { newTestFolder } from '#mock/store/new-data-folder.ts';
import { SHARED_READS_SECONDS, type StorefrontSettings } from '#storefront/app/platform/settings.server.ts';
import { packageFields } from '#storefront/app/settings/field-mapping.ts';
import { loadStorefront } from '#storefront/server/create-storefront.ts';
import { startChosenScenario } from './scenario.ts';
import { createUsageLog, type Usage } from './usage.ts';

/** Where the servers of a stack answer. */
export interface Origins {
  readonly storefront: string;
  readonly console: string;
  readonly mock: string;
  /** Where the sandbox of the mock answers: apart from a strict platform, and at its own address otherwise. */
  readonly sandbox: string;
}

/**
 * What the platform of a journey knows: what the platform documents only, or the sandbox at its own address too, as in
 * the demo. Both apps are walked on the first.
 */
export type PlatformKind = 'strict' | 'demo';

export interface StackRequest {
  /** Whether storefront and console are told that browsers reach them over TLS. */
  readonly secure?: boolean;
  /** File that the mock appends broken answers and its totals to. */
  readonly violationsFile?: string | undefined;
  /** Whether the store lacks our package; the storefront then maps no field. */
  readonly isBare?: boolean;
  /** Whether the sandbox is part of the platform, as in the demo, which is no strict platform then. */
  readonly isDemo?: boolean;
  /** Settings of the shop that are not as usual. */
  readonly shop?: Partial<StorefrontSettings>;
}

/** The three servers over a data folder of their own. */
export interface OpenStack {
  readonly origins: Origins;
  /** Names of the objects whose records were written since the stack was opened or this was last asked. */
  changedObjects(): Promise<string[]>;
  /** Operations that the apps have called since the stack was opened or this was last asked. */
  takeUsage(): Promise<Usage>;
  /** Stops the servers and removes the data. */
  close(): Promise<void>;
}

const OBJECTS = objectDefinitions.map(({ apiName }) => apiName);
const DRAIN_MS = 500;
/** Seals what browsers keep in the tests. */
const SECRET = 'a secret of the tests';

/**
 * Loads contracts and builds once, and answers what opens stacks in this process: on ports that the system chooses, over
 * a copy of the data in `snapshot`. Every answer of the mock is held to its contract.
 */
export async function loadStacks(snapshot: string): Promise<(request: StackRequest) => Promise<OpenStack>> {
  const [createStorefront, createConsole] = await Promise.all([loadStorefront(), loadConsole()]);
  return async ({ secure = false, violationsFile, isBare = false, isDemo = false, shop: unusual }) => {
    const dataDir = newTestFolder('offizin-stack-');
    cpSync(snapshot, dataDir, { recursive: true });
    const usage = createUsageLog();
    const shopAt: { url?: string } = {};
    const mock = await createMock({
      location: { dataDir, buffers: SMALL_BUFFERS },
      fill: (store) => seed(store),
      strict: true,
      isBare,
      isStrictPlatform: !isDemo,
      httpLimits: { drainMs: DRAIN_MS },
      onRequest: usage.note,
      shopUrl: () => shopAt.url,
      ...(violationsFile !== undefined && { violationsFile }),
    });
    const mockPort = await mock.listen(0);
    const platformUrl = `http://127.0.0.1:${mockPort}`;
    const sandboxUrl = isDemo
      ? platformUrl
      : `http://127.0.0.1:${await mock.listenForSandbox(0, '127.0.0.1')}`;
    await startChosenScenario(sandboxUrl);
    const fields = isBare ? {} : packageFields;
    const shop = { webstoreId: WEBSTORE_ID, siteId: SITE_ID, communityId: COMMUNITY_ID, fields };
    const sharing = { hasSignInForm: true, sitePath: '', sharedReadsSeconds: SHARED_READS_SECONDS };
    const settings = { platformUrl, ...shop, ...sharing, ...unusual };
    // The pages of a strict platform's stack know of no sandbox: theirs could be any platform.
    const offered = isDemo ? { sandboxUrl } : {};
    const as = (clientId: string) => ({ signIn: { clientId, secret: SECRET }, secure, ...offered });
    if (settings.sitePath) await addShopCallbacks(mock.store, settings.sitePath);
    const storefront = createStorefront({ settings, ...as(demoApps.shop) });
    const shopUrl = `http://localhost:${await storefront.listen(0)}${settings.sitePath}`;
    shopAt.url = shopUrl;
    const console = createConsole({ platformUrl, shopUrl, ...as(demoApps.console) });
    const consolePort = await console.listen(0);
    let marks = await mock.store.changeMarks(OBJECTS);
    return {
      origins: {
        storefront: shopUrl,
        console: `http://localhost:${consolePort}`,
        mock: `http://localhost:${mockPort}`,
        sandbox: sandboxUrl.replace('127.0.0.1', 'localhost'),
      },
      changedObjects: async () => {
        const before = marks;
        marks = await mock.store.changeMarks(OBJECTS);
        return OBJECTS.filter((_, index) => marks[index] !== before[index]);
      },
      takeUsage: async () => usage.take(),
      close: async () => {
        await Promise.all([storefront.close(), console.close()]);
        await mock.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  };
}
