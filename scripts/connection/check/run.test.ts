import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Door, newToken, openDoor } from '#mock/apis/platform/testing/door.ts';
import { newTestFolder } from '#mock/store/new-data-folder.ts';
import { demoShop } from '../../settings.ts';
import { requireKnown } from './people/require-known.ts';
import { checkedConnection } from './run.ts';

const folder = newTestFolder('offizin-check-run-');
let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(async () => {
  await door.close();
  rmSync(folder, { recursive: true });
});

const shop = demoShop(4020);
const none = join(folder, 'none.json');

it('takes the ids of the demo shop where only an address is given', () => {
  expect(checkedConnection({ PLATFORM_URL: shop.platformUrl }, none)).toEqual(shop);
});

it('takes the ids of the file where there is one', () => {
  const file = join(folder, 'connection.json');
  const kept = { ...shop, webstoreId: '0ZE000000000007AAA' };
  writeFileSync(file, JSON.stringify(kept));
  expect(checkedConnection({ PLATFORM_URL: 'http://127.0.0.1:4030' }, file)).toEqual({
    ...kept,
    platformUrl: 'http://127.0.0.1:4030',
  });
});

it('says what to do where no platform is named, or an id is missing', () => {
  expect(() => checkedConnection({}, none)).toThrow('There is no platform to check: run npm run connect');
  const partly = { PLATFORM_URL: shop.platformUrl, SITE_ID: shop.siteId };
  expect(() => checkedConnection(partly, none)).toThrow('WEBSTORE_ID is missing');
});

it('refuses a token that the platform does not know, without saying it', async () => {
  const { token } = await newToken(door);
  const connection = { ...shop, platformUrl: door.origin };
  await requireKnown(connection, { buyer: token });
  const refused = await requireKnown(connection, { buyer: token, staff: 'made-up' }).catch(String);
  expect(refused).toContain('give a new one by CHECK_STAFF_TOKEN');
  expect(refused).not.toContain('made-up');
});
