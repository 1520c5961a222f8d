import { getRecordsLimits, recordsConstants } from '#generated/record-data/constants.gen.ts';
import { type RecordRequest, unionOf } from './field-paths.ts';

/** What is wanted of one record. */
export interface Wanted {
  recordId: string;
  request: RecordRequest;
}

/** One call for several records. */
export interface CallGroup<T extends Wanted> {
  wanted: T[];
  recordIds: string[];
  /** All fields of all of them; a record passes over the fields of other objects. */
  optionalFields: string[];
}

/** As few calls as can be: each names as many records and fields as the platform takes in one. */
export function callGroups<T extends Wanted>(all: readonly T[]): CallGroup<T>[] {
  const groups: CallGroup<T>[] = [];
  for (const one of all) {
    const last = groups.at(-1);
    const grown = last && join([...last.wanted, one]);
    if (grown && fits(grown)) groups[groups.length - 1] = grown;
    else groups.push(join([one]));
  }
  return groups;
}

function join<T extends Wanted>(wanted: T[]): CallGroup<T> {
  const recordIds = [...new Set(wanted.map(({ recordId }) => recordId))];
  return { wanted, recordIds, optionalFields: unionOf(wanted.map(({ request }) => request)) };
}

const fits = ({ recordIds, optionalFields }: CallGroup<Wanted>): boolean =>
  recordIds.length <= recordsConstants.batchRecordsMaximum &&
  optionalFields.length <= getRecordsLimits.optionalFields.maxItems;
