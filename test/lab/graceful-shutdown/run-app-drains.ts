import { rmSync } from 'node:fs';
import { openStore } from '#mock/store/open-store.ts';
import type { Store } from '#mock/store/store.ts';
import { type ServiceName, Stack } from '#scripts/process/stack.ts';
import { temporarySettings } from '#scripts/process/temporary-settings.ts';
import { appCookie } from '../../sign-in.ts';
import { RECORDS_PATH, STORE_PATH } from '../security/addresses.ts';
import { type Buyer, newVisitor, type Places, pagesToVisit } from '../visitor-isolation/visitors.ts';
import type { Call, Reply } from './caller.ts';
import { drain } from './drain.ts';
import { mutationOf } from './mutants.ts';
import { addUp, type DrainRun, noDrains } from './run-drains.ts';

export type App = Exclude<ServiceName, 'mock'>;

const VISITORS = 6;
const HTML = { accept: 'text/html' };

/** Requests to an app's server, and what they change. */
interface Traffic {
  /** A few of each kind, the same each time. */
  readonly calls: readonly Call[];
  /** Counts the changes in the records. */
  changes(store: Store): Promise<number>;
}

/**
 * Ends a built app's server with SIGTERM while pages, files and calls to the platform are under way through it. `mutant` names
 * a bug of the server.
 */
export async function runAppDrains(app: App, drains: number, mutant?: string): Promise<DrainRun> {
  const settings = await temporarySettings();
  const stack = new Stack({ settings });
  const mutated = new Stack({ settings, environment: mutationOf(mutant) });
  const port = app === 'storefront' ? settings.storefrontPort : settings.consolePort;
  const origin = `http://127.0.0.1:${port}`;
  const run = noDrains(drains);
  try {
    await stack.startOne('mock');
    await mutated.startOne(app);
    const { calls, changes } = await (app === 'storefront'
      ? shoppers({ storefront: origin, mock: `http://127.0.0.1:${settings.mockPort}` })
      : staff(origin));
    let acknowledged = 0;
    for (let done = 0; done < drains; done += 1) {
      const server = mutated.services.get(app);
      if (!server) throw new Error(`The ${app} did not start.`);
      const ended = await drain({ origin, child: server.process }, calls, calls);
      addUp(run, ended, isFine);
      const all = [...ended.early, ...ended.late];
      acknowledged += all.filter((reply) => reply?.status === 201).length;
      await mutated.startOne(app);
    }
    await mutated.stop();
    await stack.stop();
    const store = await openStore({ dataDir: settings.dataDir });
    const made = await changes(store).finally(() => store.close());
    if (made !== acknowledged) run.inconsistent += 1;
    return run;
  } finally {
    await mutated.stop();
    await stack.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
}

const isFine = (reply: Reply | undefined): boolean => reply?.status === 200 || reply?.status === 201;

/** Shoppers who read pages and put packs into their carts. */
async function shoppers(places: Places): Promise<Traffic> {
  const { paths, productId } = await pagesToVisit(places.storefront);
  const visitors: Buyer[] = [];
  for (let number = 0; number < VISITORS; number += 1)
    visitors.push(await newVisitor(places, number, productId));
  const item = { productId, quantity: '1', type: 'Product' };
  const calls = visitors.flatMap(({ cookie }, at): Call[] => [
    { method: 'GET', path: paths[at % paths.length] as string, headers: { cookie, ...HTML } },
    { method: 'GET', path: `${STORE_PATH}/carts/current/cart-items`, headers: { cookie } },
    { method: 'POST', path: `${STORE_PATH}/carts/current/cart-items`, headers: { cookie }, body: item },
  ]);
  const carts = visitors.map(({ cartId }) => cartId);
  return {
    calls,
    changes: async (store) => {
      const items = await store.find('CartItem', { where: { CartId: carts } });
      // Each has had one pack from the beginning.
      return items.reduce((sum, { Quantity }) => sum + Number(Quantity), -VISITORS);
    },
  };
}

/** Members of staff who open the console, load its scripts, and read and write records. */
async function staff(origin: string): Promise<Traffic> {
  const cookie = await appCookie(origin, { username: 'merch@offizin.example' });
  const page = String(await (await fetch(origin)).text());
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '/';
  const headers = { cookie };
  const calls = Array.from({ length: VISITORS }, (_, at): Call[] => [
    { method: 'GET', path: at % 2 === 0 ? '/' : script, headers: HTML },
    { method: 'GET', path: `${RECORDS_PATH}/object-info/Account`, headers },
    { method: 'POST', path: `${RECORDS_PATH}/records`, headers, body: NEW_ACCOUNT },
  ]).flat();
  return { calls, changes: (store) => store.count('Account', NEW_ACCOUNT.fields) };
}

const NEW_ACCOUNT = { apiName: 'Account', fields: { Name: 'Beim Beenden angelegt' } };
