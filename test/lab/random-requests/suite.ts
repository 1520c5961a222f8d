import type { Api } from '../../contract/bundles.ts';
import type { Sender } from '../operations/call.ts';
import type { Declared } from '../operations/declared.ts';
import type { BaseWorld, MakeCall } from '../operations/row.ts';
import type { Pools } from './pools.ts';

/** Who sends a random request: whoever the table's call is made for, somebody else, or nobody. */
export type Visitor = 'caller' | 'other' | 'guest';

/** What random requests need to know of the APIs that they are sent to. */
export interface Suite<W extends BaseWorld> {
  readonly apis: readonly Api[];
  readonly rows: Readonly<Record<string, { readonly call: MakeCall<W> }>>;
  readonly openWorld: () => Promise<W>;
  readonly poolsOf: (world: W) => Pools;
  /** Who stands for a visitor; undefined for the one that the call names. */
  readonly senderOf: (world: W, visitor: Visitor) => Sender | undefined;
}

/** What requests are made out of. */
export interface Ground {
  readonly operations: readonly Declared[];
  readonly pools: Pools;
}
