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

/** A query names the objects that it reads; one that a shopper may not read is none, which is a fault of the query. */
const staffsQuery: Decision = { ...staff, buyer: 400, otherBuyer: 400 };

/** Pages are those of whoever asked the query. */
const ownPages: Decision = { ...staffsQuery, support: 400, administrator: 400 };

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
  getUpdatedRecords: staff,
  getDeletedRecords: staff,
  createRecordTree: staff,
  createSObjectRecords: signedIn, // each record is refused for itself
  updateSObjectRecords: signedIn,
  deleteSObjectRecords: signedIn,
  getSObjectRecords: staff,
  findSObjectRecords: staff,
  updateSObjectRecordsByField: staff,
  executeComposite: signedIn, // each call is refused for itself
  executeBatch: { ...staff, buyer: 'itemwise', otherBuyer: 'itemwise' },
  getSearch: staffsQuery,
  findSearchedRecords: signedIn,
  createRecordSearch: signedIn,
  getRecentRecords: signedIn,
  getQuery: staffsQuery,
  getQueryAll: staffsQuery,
  getQueryPage: ownPages,
} satisfies Readonly<Record<keyof typeof restRows, Decision>>;
