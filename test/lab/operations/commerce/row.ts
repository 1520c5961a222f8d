import type * as walk from '../row.ts';
import type { UnknownAnswer } from '../row.ts';
import type { World } from './world.ts';

export type MakeCall = walk.MakeCall<World>;
export type Row = walk.Row<World>;
export type Rows = walk.Rows<World>;

export const NO_ACCOUNT: UnknownAnswer = {
  status: 403,
  because: 'accounts of others and accounts that are not there are refused alike',
};
