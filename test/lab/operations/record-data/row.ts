import type * as walk from '../row.ts';
import type { World } from './world.ts';

export { ITEMWISE, UNKNOWN_FIELD } from '../row.ts';
export type MakeCall = walk.MakeCall<World>;
export type Change = walk.Change<World>;
export type FixedRead = walk.FixedRead<World>;
export type Rows = walk.Rows<World>;
export type Row = walk.Row<World>;
