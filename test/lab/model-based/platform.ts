import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMock, type Mock } from '#mock/create-mock.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import {
  EXPRESS_DELIVERY_ID,
  MERCHANDISER_USER_ID,
  STANDARD_DELIVERY_ID,
  WEBSTORE_ID,
} from '#mock/demo/seed/well-known-ids.ts';
import type { StoreLocation } from '#mock/store/open-store.ts';
import { freshSchema, runSql } from '#mock/store/postgres-tests.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { AUTOMATIC, METHODS } from './facts.ts';
import { type Mutant, withMutants } from './mutants.ts';

const START = Date.parse('2026-03-02T09:30:00.000Z');
/** As few packs of the demo shop as make a shop; the walks bring their own products. */
const SEEDED_PRODUCTS = 10;

/** A platform in this process that can be ended and started again over the same records, with a clock of its own. */
export interface Platform {
  readonly database: string;
  origin(): string;
  store(): OpenStore;
  now(): number;
  advance(milliseconds: number): void;
  /** Ends the platform and starts it over the same records. */
  restart(): Promise<void>;
  /** Applies a mutant, or removes the one that was applied. */
  apply(mutant: Mutant | undefined): void;
  close(): Promise<void>;
}

/** Opens a platform on PostgreSQL where an address is given, else in a data folder that is deleted at the end. */
export async function openPlatform(databaseUrl?: string): Promise<Platform> {
  const { location, remove } = databaseUrl ? onPostgres(databaseUrl) : await inFolder();
  let now = START;
  let applied: Mutant | undefined;
  const start = async (fill?: (store: OpenStore) => Promise<void>) => {
    const mock = await createMock({
      location,
      clock: () => new Date(now),
      replace: withMutants(() => applied),
      ...(fill && { seed: fill }),
    });
    return { mock, port: await mock.listen(0) };
  };
  let running: { mock: Mock; port: number } = await start(fillShop);
  return {
    database: databaseUrl ? 'PostgreSQL' : 'PGlite',
    origin: () => `http://127.0.0.1:${running.port}`,
    store: () => running.mock.store,
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    apply: (mutant) => {
      applied = mutant;
    },
    restart: async () => {
      await running.mock.close();
      running = await start();
    },
    close: async () => {
      await running.mock.close();
      await remove();
    },
  };
}

interface Place {
  readonly location: StoreLocation;
  readonly remove: () => Promise<void>;
}

function onPostgres(databaseUrl: string): Place {
  const schema = freshSchema();
  const remove = () => runSql(databaseUrl, `drop schema if exists "${schema}" cascade`);
  return { location: { databaseUrl, schema }, remove };
}

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'offizin-walks-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  return { location: { dataDir: join(folder, 'data') }, remove };
}

async function fillShop(store: OpenStore): Promise<void> {
  await seed(store, { products: SEEDED_PRODUCTS, now: new Date(START) });
  const inside = store.as(MERCHANDISER_USER_ID);
  await inside.update('WebStore', WEBSTORE_ID, {
    GuestCartEnabled: true,
    GuestCheckoutEnabled: true,
    SplitShipmentEnabled__c: true,
    ShopperConsentEnabled__c: true,
    FreeShippingThreshold__c: euro(METHODS.standard.freeFrom ?? 0),
  });
  const methods = { [STANDARD_DELIVERY_ID]: METHODS.standard, [EXPRESS_DELIVERY_ID]: METHODS.express };
  for (const [id, { fee, freeFrom }] of Object.entries(methods)) {
    const fields = { ShippingFee__c: euro(fee), FreeAboveThreshold__c: freeFrom !== null };
    await inside.update('OrderDeliveryMethod', id, fields);
  }
  await inside.insert('Promotion', {
    Name: 'Ohne Code',
    DisplayName: 'Ohne Code',
    WebStoreId__c: WEBSTORE_ID,
    IsAutomatic: true,
    PriorityNumber: 900,
    Effect__c: AUTOMATIC.effect,
    PercentOff__c: AUTOMATIC.off,
    MinimumAmount__c: euro(AUTOMATIC.least),
  });
}

export function euro(cents: number): string {
  return (cents / 100).toFixed(2);
}
