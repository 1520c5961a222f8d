import { changedSince } from '../../../record-data/writing/precondition.ts';

/** What a read says about the moment of the copy that its sender has. */
export interface AskedMoments {
  readonly 'If-Modified-Since'?: string | undefined;
  readonly 'If-Unmodified-Since'?: string | undefined;
}

const SECOND = 1000;

/** Whether nothing has changed since the copy was made; throws 412 where something has, and nothing must have. */
export function isUnmodified(asked: AskedMoments, modified: Date): boolean {
  const second = Math.floor(modified.getTime() / SECOND) * SECOND;
  // What is no date compares with nothing, so that it is passed over.
  if (second > Date.parse(asked['If-Unmodified-Since'] ?? '')) throw changedSince();
  return second <= Date.parse(asked['If-Modified-Since'] ?? '');
}
