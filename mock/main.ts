/**
 * The mock platform as a process. Settings come from the environment (mock/settings.ts); one line says when it answers,
 * SIGINT and SIGTERM stop it, and whatever prevents a start is one line and exit code 1.
 */
import { operate } from '#http/operations/operate.ts';
import { stopOnSignals, surviveErrors } from '#http/process/lifetime.ts';
import { explainTakenPort, refuseTakenPort } from '#http/process/taken-port.ts';
import { sayReady } from '#http/process/workers/ready.ts';
import { createMock, type Mock } from './create-mock.ts';
import { createStatelessMock } from './create-stateless-mock.ts';
import { addMissingApps, addShopCallbacks } from './demo/seed/connected-applications.ts';
import { addMissingStaff } from './demo/seed/people/add-missing-staff.ts';
import { isEmpty, seed } from './demo/seed/seed.ts';
import { warmUpBetweenRequests } from './engine/prism/warm-up.ts';
import { withExitMessage } from './exit-messages.ts';
import { theContract } from './platform-server.ts';
import { type MockSettings, readMockSettings } from './settings.ts';
import type { Store } from './store/store.ts';

try {
  const settings = readMockSettings();
  const mock = await start(settings).catch(withExitMessage(settings));
  surviveErrors();
  stopOnSignals(() => mock.close());
  const apart = mock.sandboxPort ? `, sandbox on http://localhost:${mock.sandboxPort}` : '';
  sayReady(
    `mock ready on http://localhost:${mock.port}${settings.sitePath} (${whereRecordsAre(settings)})${apart}`,
  );
  if (settings.warmsUp) await warmUpBetweenRequests(await theContract(), mock.traffic);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(settings: MockSettings): Promise<Started> {
  const { port, host, state } = settings;
  await refuseTakenPort(port, host).catch((error: unknown) => {
    throw explainTakenPort(error, port, 'MOCK_PORT');
  });
  if (state === 'none') return listening(await createStatelessMock(common(settings)), settings);
  const mock = await createStateful(settings);
  const { sandboxPort } = settings;
  const started = await listening(mock, settings, () => mock.store.findOne('WebStore'));
  if (sandboxPort === undefined || !settings.sandbox) return started;
  return { ...started, sandboxPort: await listenForSandbox(mock, sandboxPort) };
}

interface Started extends Pick<Mock, 'close' | 'traffic'> {
  readonly port: number;
  /** Where the sandbox answers, apart from the platform. */
  readonly sandboxPort?: number;
}

async function listening(
  mock: Pick<Mock, 'listen' | 'close' | 'traffic'>,
  { port, host, operations: settings }: MockSettings,
  askRecords?: () => Promise<unknown>,
): Promise<Started> {
  try {
    const operations = await operate('mock', mock.traffic, settings, askRecords);
    const close = async () => {
      await mock.close();
      await operations.close();
    };
    return { close, traffic: mock.traffic, port: await mock.listen(port, host) };
  } catch (error) {
    await mock.close();
    throw explainTakenPort(error, port, 'MOCK_PORT');
  }
}

/** Callers of the sandbox are on this machine, so that it listens there alone. */
async function listenForSandbox(mock: Mock, port: number): Promise<number> {
  try {
    return await mock.listenForSandbox(port, '127.0.0.1');
  } catch (error) {
    await mock.close();
    throw explainTakenPort(error, port, 'MOCK_SANDBOX_PORT');
  }
}

function whereRecordsAre({ state, databaseUrl, dataDir }: MockSettings): string {
  if (state === 'none') return 'examples only';
  return databaseUrl === undefined ? dataDir : 'PostgreSQL';
}

function common(settings: MockSettings) {
  const { strict, sandbox, sitePath, addresses, isBare, isStrictPlatform, violationsFile } = settings;
  const file = violationsFile === undefined ? {} : { violationsFile };
  return { strict, sandbox, sitePath, addresses, isBare, isStrictPlatform, ...file };
}

function createStateful(settings: MockSettings): Promise<Mock> {
  const { dataDir, databaseUrl, databaseSchema, products, shopPath, shopUrl } = settings;
  return createMock({
    ...common(settings),
    shopUrl: () => shopUrl,
    location: databaseUrl === undefined ? { dataDir } : { databaseUrl, schema: databaseSchema },
    seed: (store) =>
      store.exclusively(async () => {
        await seedWhenEmpty(store, products);
        await addShopCallbacks(store, shopPath);
      }),
    fill: (store) => seed(store, products === undefined ? {} : { products }),
  });
}

/** Brings a store that was written by an older version up to the demo that the README describes. */
async function addWhatIsMissing(store: Store): Promise<void> {
  await addMissingApps(store);
  const added = await addMissingStaff(store);
  if (added.length > 0) console.log(`Added demo logins that this store lacked: ${added.join(', ')}`);
}

async function seedWhenEmpty(store: Store, products: number | undefined): Promise<void> {
  if (!(await isEmpty(store))) return addWhatIsMissing(store);
  console.log('Writing the demo shop into an empty store …');
  await seed(store, {
    progress: (step) => console.log(`  ${step}`),
    ...(products !== undefined && { products }),
  });
}
