import type { OpenStore } from '#mock/store/store.ts';
import type { TestClock } from '#mock/store/testing.ts';
import type { Call, Sender } from './call.ts';

/** A platform with a few records, and people who call it. */
export interface BaseWorld {
  readonly store: OpenStore;
  readonly clock: TestClock;
  /** Who calls unless a call says otherwise. */
  readonly caller: Sender;
  /** Somebody who has not signed in. */
  readonly guest: Sender;
  /** Somebody who has signed in, but has no business here. */
  readonly stranger: Sender;
  /** The account that the stranger buys for. */
  readonly strangersAccountId?: string;
  /** Makes the next request fail with this after its work is done, before it is committed. */
  failNext(fault: Error): void;
  /** A number that no call has had before. */
  next(): number;
  close(): Promise<void>;
}

/** Makes a valid call out of the records of the world; writes make another one each time. */
export type MakeCall<W> = (world: W) => Call | Promise<Call>;

/** A call of another operation. */
export interface Change<W> {
  readonly operationId: string;
  readonly call: MakeCall<W>;
}

/** How an unknown value is answered other than by a 404, and why. */
export interface UnknownAnswer {
  readonly status: number;
  /** Whether it is the one entry of a batch that is a 404. */
  readonly itemwise?: boolean;
  readonly because: string;
}

interface Common<W> {
  readonly call: MakeCall<W>;
  /** The status of a success, if it is not the lowest that is declared. */
  readonly success?: number;
  /** Parameters for which an unknown value is no 404. */
  readonly unknown?: Readonly<Record<string, UnknownAnswer>>;
  /** Why a guest is not refused; the call is then answered with a success. */
  readonly guest?: string;
  /** Parameters of the path that name something which belongs to the caller alone. */
  readonly private?: readonly string[];
  /** How a guest is refused where signing in is not asked for; 404 unless told. */
  readonly guestStatus?: number;
  /** Calls that are answered with this status, where the walk does not know how to come to it by itself. */
  readonly answers?: Readonly<Record<number, MakeCall<W>>>;
  /** Values of parameters that their schemas allow, but that are refused with a 400. */
  readonly bad?: Readonly<Record<string, string | ((world: W) => string)>>;
}

/** A read whose answer changes when records do. */
export interface ChangingRead<W> extends Common<W> {
  readonly kind: 'read';
  /** Another call that changes records, or a change of the records themselves. */
  readonly change: Change<W> | ((world: W, call: Call) => Promise<unknown>);
}

/** A read of what follows from the definitions alone; another call of it is answered otherwise. */
export interface FixedRead<W> extends Common<W> {
  readonly kind: 'fixed';
  /** Why no call changes the answer. */
  readonly because: string;
  /** Absent where a call takes no input, so that there is no other. */
  readonly unlike?: MakeCall<W>;
}

/** A call that changes records. */
export interface Write<W> extends Common<W> {
  readonly kind: 'write';
}

/** What the walk knows of one operation. */
export type Row<W> = ChangingRead<W> | FixedRead<W> | Write<W>;
export type Rows<W> = Readonly<Record<string, Row<W>>>;

export const ITEMWISE: UnknownAnswer = {
  status: 200,
  itemwise: true,
  because: 'each entry of a batch has a status of its own',
};
export const UNKNOWN_FIELD: UnknownAnswer = {
  status: 400,
  because: 'a field that does not exist is an INVALID_FIELD',
};
