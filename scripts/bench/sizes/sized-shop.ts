import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEmpty, seed } from '#mock/demo/seed/seed.ts';
import { openStore } from '#mock/store/open-store.ts';
import { runSql } from '#mock/store/postgres-tests.ts';
import { freePort } from '../../process/ports.ts';
import { type MeasuredServer, startMeasured } from '../measured-server.ts';

const MOCK = join(import.meta.dirname, '../../../mock/main.ts');

/** The platform over a demo shop of so many products, in a process of its own. */
export interface SizedShop {
  readonly origin: string;
  readonly server: MeasuredServer;
  /** Another process over the same shop; the same one where the embedded database keeps it. */
  another(): Promise<{ readonly origin: string; stop(): Promise<void> }>;
  /** Ends the server, and forgets a shop that was filled for this. */
  close(): Promise<void>;
}

/**
 * Opens a shop, filled before if it is there.
 *
 * @param databaseUrl where PostgreSQL is; the embedded database in a temporary folder where it is empty
 */
export async function openShop(products: number, databaseUrl: string): Promise<SizedShop> {
  const schema = `bench_shop_of_${products}`;
  const dataDir = join(tmpdir(), schema);
  const isNew = await fill(products, databaseUrl === '' ? { dataDir } : { databaseUrl, schema });
  const forget = async () => {
    if (!isNew) return;
    if (databaseUrl === '') await rm(dataDir, { recursive: true, force: true });
    else await runSql(databaseUrl, `drop schema "${schema}" cascade`);
  };
  try {
    const start = () => startMock({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_SCHEMA: schema });
    const { origin, server } = await start();
    const close = async () => {
      await server.stop();
      await forget();
    };
    const another = async () => {
      if (databaseUrl === '') return { origin, stop: async () => undefined };
      const { origin: own, server: beside } = await start();
      return { origin: own, stop: () => beside.stop() };
    };
    return { origin, server, another, close };
  } catch (error) {
    await forget();
    throw error;
  }
}

async function startMock(environment: Readonly<Record<string, string>>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startMeasured({
    command: [MOCK],
    environment: { ...environment, MOCK_PORT: `${port}` },
    readyUrl: `${origin}/`,
  });
  return { origin, server };
}

/** Fills a shop that is empty; answers whether it was. */
async function fill(products: number, location: Parameters<typeof openStore>[0]): Promise<boolean> {
  const store = await openStore(location);
  try {
    const isNew = await isEmpty(store);
    if (isNew) await seed(store, { products, progress: (step) => console.log(`  ${products}: ${step}`) });
    return isNew;
  } finally {
    await store.close();
  }
}
