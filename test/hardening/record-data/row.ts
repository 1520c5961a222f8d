import type { Call } from './call.ts';
import type { World } from './world.ts';

/** Makes a valid call out of the records of the world; writes make another one each time. */
export type MakeCall = (world: World) => Call | Promise<Call>;

/** A call of another operation. */
export interface Change {
  readonly operationId: string;
  readonly call: MakeCall;
}

/** How an unknown value is answered other than by a 404, and why. */
interface UnknownAnswer {
  readonly status: number;
  /** Whether it is the one entry of a batch that is a 404. */
  readonly itemwise?: boolean;
  readonly because: string;
}

interface Common {
  readonly call: MakeCall;
  /** Parameters for which an unknown value is no 404. */
  readonly unknown?: Readonly<Record<string, UnknownAnswer>>;
  /** Why a guest is not refused; the call is then answered with a success. */
  readonly guest?: string;
}

/** A read whose answer changes when records do. */
export interface ChangingRead extends Common {
  readonly kind: 'read';
  readonly change: Change;
}

/** A read of what follows from the definitions of the objects alone; another call of it is answered otherwise. */
export interface FixedRead extends Common {
  readonly kind: 'fixed';
  /** Why no call changes the answer. */
  readonly because: string;
  readonly unlike: MakeCall;
}

/** A call that changes records. */
export interface Write extends Common {
  readonly kind: 'write';
}

/** What the walk knows of one operation. */
export type Row = ChangingRead | FixedRead | Write;
export type Rows = Readonly<Record<string, Row>>;

export const ITEMWISE: UnknownAnswer = {
  status: 200,
  itemwise: true,
  because: 'each entry of a batch has a status of its own',
};
export const UNKNOWN_FIELD: UnknownAnswer = {
  status: 400,
  because: 'a field that does not exist is an INVALID_FIELD',
};
