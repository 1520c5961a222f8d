import type { BrowserContext } from '@playwright/test';
import { demoPassword, demoUsers } from '#mock/demo/seed/people/staff.ts';
import { appCookie, browserCookies } from '../../../sign-in.ts';
import type { BuiltGround } from '../built/built-ground.ts';
import type { Loot } from './targets.ts';

const [BUYER, MERCHANDISER] = demoUsers;

/** Signs the victim in at both apps, in one browser, with a cart that nothing is left to be reckoned in. */
export async function signInVictim(context: BrowserContext, ground: BuiltGround): Promise<void> {
  const shop = await context.request.post(`${ground.storefront}/login`, {
    form: { username: BUYER.username, password: demoPassword },
  });
  if (!shop.ok()) throw new Error(`The victim could not sign in: ${shop.status()}.`);
  const staff = { username: MERCHANDISER.username, password: demoPassword };
  await context.addCookies(browserCookies(await appCookie(ground.console, staff), ground.console));
  for (const page of ['/cart', '/account', '/checkout']) await context.request.get(ground.storefront + page);
}

/** Makes what the attacker is after. */
export async function lootOf({ store }: BuiltGround): Promise<Loot> {
  const user = await store.findOne('User', { where: { Username: BUYER.username } });
  const accountId = user?.AccountId ?? '';
  const wanted = { L2C_CM_RegulatoryClassification__c: 'Kosmetik', AvailableToOrder__c: { gt: 20 } };
  const product = await store.findOne('Product2', { where: wanted });
  const point = await store.insert('ContactPointAddress', {
    Name: 'Weg damit',
    ParentId: accountId,
    AddressType: 'Shipping',
    Street: 'Am Alten Markt 1',
    PostalCode: '99999',
    City: 'Musterstadt',
    Country: 'DE',
  } as never);
  const task = await store.insert('Task', { Subject: 'Weg damit' });
  return { productId: product?.Id ?? '', accountId, addressId: point.Id, recordId: task.Id };
}
