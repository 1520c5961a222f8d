import type { restRows } from '../../operations/record-data/rows/rest.ts';
import { type Decision, signedIn } from './decision.ts';

/** Accounts and their like are the staff's; shoppers are not told that there are such objects, their own included. */
const staff: Decision = {
  guest: 401,
  buyer: 404,
  otherBuyer: 404,
  merchandiser: 'yes',
  support: 'yes',
  administrator: 'yes',
};

/** What support may read but not change. */
const goods: Decision = { ...staff, buyer: 403, otherBuyer: 403, support: 403 };

/** Who may do what with records by the platform's own API; an operation without a row is a compile error. */
export const restDecisions = {
  getResources: signedIn,
  getLimits: signedIn,
  getSObjects: signedIn,
  getSObject: staff,
  createSObjectRecord: staff,
  getSObjectDescribe: staff,
  getSObjectRecord: staff,
  updateSObjectRecord: staff,
  deleteSObjectRecord: staff,
  getSObjectRecordByField: signedIn,
  updateSObjectRecordByField: goods,
} satisfies Readonly<Record<keyof typeof restRows, Decision>>;
