import type { Suite } from '../../random-requests/suite.ts';
import { poolsOf } from './pools.ts';
import { rows } from './rows/index.ts';
import { openWorld, type World } from './world.ts';

/** Random requests to the commerce and content APIs, by buyers, strangers and guests. */
export const commerceSuite: Suite<World> = {
  apis: ['commerce', 'cms', 'platform'],
  rows,
  openWorld,
  poolsOf,
  senderOf: ({ stranger, guest }, visitor) => ({ caller: undefined, other: stranger, guest })[visitor],
};
