import { platformHandlers } from '#mock/apis/platform/handlers.gen.ts';
import {
  type Caller,
  openPlatform,
  type Platform,
  type PlatformOptions,
} from '#mock/apis/record-data/testing/platform.ts';
import { addAccount, addProduct } from '#mock/apis/record-data/testing/sample-records.ts';
import type { Sender } from '../call.ts';
import type { BaseWorld } from '../row.ts';

/** The platform with a few records of the objects that the calls are about. */
export interface World extends BaseWorld {
  readonly platform: Platform;
  readonly merchandiser: Caller & Sender;
  readonly support: Caller & Sender;
  readonly guest: Caller & Sender;
  readonly accountId: string;
  /** Record type of the account. */
  readonly recordTypeId: string;
  readonly contactId: string;
  readonly productId: string;
  readonly caseId: string;
  /** Of the app "Service". */
  readonly appId: string;
  /** Of the list view Account.AllAccounts. */
  readonly listViewId: string;
}

type Replaced = PlatformOptions['replace'];

/** Opens a small seeded store in memory. */
export async function openWorld(replace: Replaced = {}): Promise<World> {
  const failures: Error[] = [];
  const platform = await openPlatform({
    replace: { ...platformHandlers, ...replace } as unknown as Replaced,
    interfere: () => failures.shift(),
  });
  const { store } = platform;
  const { account, contacts } = await addAccount(store, 'Sommer');
  const product = await addProduct(store, 1);
  const request = await store.insert('Case', { Subject: 'Rezept', AccountId: account.Id });
  await store.insert('Task', { Subject: 'Anrufen', AccountId: account.Id });
  const listView = await store.findOne('ListView', {
    where: { SobjectType: 'Account', DeveloperName: 'AllAccounts' },
  });
  const sender = (caller: Caller) => ({ ...caller, handle: platform.handle });
  const merchandiser = sender(await platform.user('Merchandiser'));
  const { body } = await merchandiser.get('/apps');
  const service = body.apps.find(
    ({ developerName }: { developerName: string }) => developerName === 'Service',
  );
  let last = 0;
  return {
    platform,
    store,
    clock: platform.clock,
    caller: merchandiser,
    stranger: sender(await platform.user('Buyer')),
    failNext: (fault) => void failures.push(fault),
    close: () => platform.close(),
    merchandiser,
    support: sender(await platform.user('Support')),
    guest: { ...sender(platform.guest), isGuest: true },
    accountId: account.Id,
    recordTypeId: String(account.RecordTypeId),
    contactId: String(contacts[0]?.Id),
    productId: product.Id,
    caseId: request.Id,
    appId: service.appId,
    listViewId: String(listView?.Id),
    next: () => {
      last += 1;
      return last;
    },
  };
}
