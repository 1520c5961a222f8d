import { rmSync } from 'node:fs';
import { createMock } from '#mock/create-mock.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { systemClock } from '#mock/store/clock.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { openTestStore } from '#mock/store/testing.ts';
import { buildIfStale } from '#scripts/build/app.ts';
import { APPS } from '#scripts/build/sources.ts';
import { Stack } from '#scripts/process/stack.ts';
import { temporarySettings } from '#scripts/process/temporary-settings.ts';
import { digestOf } from '../../operations/digest.ts';
import type { Servers } from './servers.ts';

/** The built apps as processes, before a platform in this process whose records can be looked at. */
export interface BuiltGround extends Servers {
  readonly store: OpenStore;
  /** What tells the records from what they were before a write. */
  state(): Promise<string>;
  close(): Promise<void>;
}

export interface BuiltGroundOptions {
  /** What stands between attackers and servers; it answers at an origin of its own. */
  readonly front?: ((origin: string) => Promise<{ origin: string; close(): Promise<void> }>) | undefined;
  /** Added to the environment of both apps. */
  readonly environment?: Record<string, string>;
  /** How many products the shop sells; a few unless told. */
  readonly products?: number;
}

const SEEDED_PRODUCTS = 12;

/** Builds what is stale and opens all three servers on free ports, over a small seeded shop in memory. */
export async function openBuiltGround({
  front,
  environment = {},
  products = SEEDED_PRODUCTS,
}: BuiltGroundOptions = {}): Promise<BuiltGround> {
  for (const app of APPS) await buildIfStale(app);
  const settings = await temporarySettings();
  const mock = await createMock({
    clock: systemClock,
    open: openTestStore,
    seed: (store) => seed(store, { products }),
    httpLimits: { drainMs: 50 },
    log: () => undefined,
  });
  const platform = `http://localhost:${await mock.listen(0)}`;
  const stack = new Stack({ settings, environment: { ...environment, PLATFORM_URL: platform } });
  const close = async () => {
    await stack.stop();
    await mock.close();
    rmSync(settings.dataDir, { recursive: true, force: true });
  };
  try {
    for (const app of APPS) await stack.startOne(app);
    const own = [
      platform,
      `http://localhost:${settings.storefrontPort}`,
      `http://localhost:${settings.consolePort}`,
    ];
    const fronts = front ? await Promise.all(own.map(front)) : [];
    const named = fronts.map(({ origin }) => origin.replace('127.0.0.1', 'localhost'));
    const [first = '', second = '', third = ''] = front ? named : own;
    return {
      mock: first,
      storefront: second,
      console: third,
      store: mock.store,
      state: () => digestOf(mock.store),
      close: async () => {
        await Promise.all(fronts.map((each) => each.close()));
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
