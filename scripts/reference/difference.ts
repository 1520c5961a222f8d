import type { Api } from '../generate/contracts.ts';

/** What can differ, with what the report says of it. */
export const KINDS = {
  'call-lacking': 'documented calls that our contracts lack',
  'call-own': 'calls of ours that have no page',
  'member-lacking': 'members of answers that we do not name',
  'member-type': 'members of answers that have another type',
  'member-own-required': 'members of answers that we require and the reference does not know',
  'member-own': 'members of answers that only we name',
  'parameter-lacking': 'request parameters that we lack',
  'parameter-type': 'request parameters of another type',
  'parameter-required': 'request parameters that are required on one side only',
  'parameter-own': 'request parameters that only we name',
  'input-lacking': 'input properties that we lack',
  'input-type': 'input properties of another type',
  'input-required': 'input properties that are required on one side only',
  'input-own': 'input properties that only we name',
} as const;
export type Kind = keyof typeof KINDS;

export interface Difference {
  kind: Kind;
  api: Api;
  /** The contract that states it or, for a lacking call, should. */
  file: string;
  /** A schema, an operation or a path. */
  subject: string;
  /** A member, a parameter or a method. */
  member: string;
  /** The data type, or both sides. */
  detail: string;
}
