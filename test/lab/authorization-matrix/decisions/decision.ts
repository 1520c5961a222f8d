import type { Role } from '../people.ts';

/**
 * Whether a role is answered with a success (`yes`), refused with a status, or answered with a success in which each
 * item is refused (`itemwise`).
 */
export type Verdict = 'yes' | 'itemwise' | 400 | 401 | 403 | 404;

type Absence = 403 | 404 | 'itemwise';

/** What each role is told that asks for the buyer's own thing. */
export interface Decision extends Readonly<Record<Role, Verdict>> {
  /** What is told of a thing that is not there to those who may see such things; 404 unless told, and by parameter where they differ. */
  readonly absent?: Absence | Readonly<Record<string, Absence>>;
  /** Why roles that are refused may know whether the thing is there; unless told they may not. */
  readonly seen?: string;
  /** A read leaves out what its body names and is not there, instead of refusing it. */
  readonly leavesOut?: true;
}

/** Anybody, signed in or not. */
export const everybody: Decision = {
  guest: 'yes',
  buyer: 'yes',
  otherBuyer: 'yes',
  merchandiser: 'yes',
  support: 'yes',
  administrator: 'yes',
};

/** Anybody who has signed in. */
export const signedIn: Decision = { ...everybody, guest: 401 };
