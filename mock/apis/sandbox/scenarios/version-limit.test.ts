import { afterAll, beforeAll, expect, it } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openScenarioShopper, type ScenarioShopper } from '../testing/scenario-shopper.ts';

let shopper: ScenarioShopper;
beforeAll(async () => {
  shopper = await openScenarioShopper();
  await shopper.start('older-version');
});
afterAll(() => shopper.mock.close());

const cart = (version: string) =>
  shopper.dev.call('GET', `/services/data/v${version}/commerce/webstores/${WEBSTORE_ID}/carts/current`);

it('an older platform lists no version after its newest', async () => {
  const { status, body } = await shopper.dev.call('GET', '/services/data');
  expect(status).toBe(200);
  expect(body.at(-1)).toMatchObject({ version: '60.0' });
});

it('an older platform has no addresses in later versions, and answers the others as usual', async () => {
  expect(await cart('61.0')).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] });
  const { status, body } = await cart('60.0');
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('totalAmountWithItemAdjustment');
});

it('the list of scenarios names no operation for one that concerns all', async () => {
  const { body } = await shopper.dev.admin('GET', '/scenarios');
  const older = body.scenarios.find(({ name }: { name: string }) => name === 'older-version');
  expect(older.operationIds).toEqual([]);
});
