import type { Suite } from '../../random-requests/suite.ts';
import { poolsOf } from './pools.ts';
import { rows } from './rows/index.ts';
import { openWorld, type World } from './world.ts';

/** Random requests to the record data API, by two members of staff and guests. */
export const recordDataSuite: Suite<World> = {
  apis: ['record-data', 'platform'],
  rows,
  openWorld,
  poolsOf,
  senderOf: ({ merchandiser, support, guest }, visitor) =>
    ({ caller: merchandiser, other: support, guest })[visitor],
};
