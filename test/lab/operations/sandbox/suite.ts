import { ANY_TEXT, type Pools } from '../../random-requests/pools.ts';
import type { Suite } from '../../random-requests/suite.ts';
import { rows } from './rows.ts';
import { openWorld, type World } from './world.ts';

const OPERATIONS = ['getProduct', 'addItemToCart', 'getRecord', 'nothing', '__proto__'];

const pools: Pools = {
  ids: ['rule-1', 'rule-999999'],
  meanings: [
    [/^scenarioName$/, ['cart-locked', 'maintenance', 'nothing', 'constructor']],
    [/^operationIds?$/, OPERATIONS],
    [/^snapshotName$/, ['a', 'before the sale', '../a', '%']],
    [/^moment$/, ['2027-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z']],
    [/^x-sandbox$/i, ['no such key', '__proto__']],
    [/.*/, ANY_TEXT],
  ],
  fieldNames: ['nothing'],
};

/** Requests to the sandbox by developers with a session of their own, with that of another, and with none. */
export const sandboxSuite: Suite<World> = {
  apis: ['sandbox'],
  rows,
  openWorld,
  poolsOf: () => pools,
  senderOf: ({ stranger, guest }, visitor) => ({ caller: undefined, other: stranger, guest })[visitor],
};
