import type { InputFields } from '#client/records/types.ts';
import type { Setting } from './settings.ts';

/** A record or a setting that was written, and what it was before. */
export interface Written {
  id: string;
  apiName: string;
  name: string;
  kind: 'changed' | 'created' | 'deleted' | 'merged';
  /** Of one that was merged: the name of the record that it became part of. */
  into?: string;
  /** Of a changed one: the values that fields had, and those that they have by the change. */
  before?: InputFields;
  after?: InputFields;
  /** Of what is written by a call of its own and not as a record. */
  setting?: Setting;
}

/** Why a record could not be taken back. */
export interface Refused {
  name: string;
  reason: string;
}

/** What was written at once, which can be taken back at once. */
export interface WriteEntry {
  key: string;
  /** Moment, milliseconds since 1970. */
  at: number;
  records: readonly Written[];
  state: 'written' | 'underway' | 'takenBack';
  refused: readonly Refused[];
}
