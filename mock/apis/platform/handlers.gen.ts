// Generated from openapi/platform/ and mock/apis/platform/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/platform/types.gen.ts';
import type { Handlers } from '../dispatch/handler.ts';
import { createSObjectRecords, deleteSObjectRecords, updateSObjectRecords, updateSObjectRecordsByField } from './composite/collections.ts';
import { getSObjectRecords, findSObjectRecords } from './composite/retrieval.ts';
import { executeComposite } from './composite/executeComposite.ts';
import { createRecordTree } from './composite/createRecordTree.ts';
import { executeBatch } from './composite/executeBatch.ts';
import { getSearch } from './finding/sosl/getSearch.ts';
import { findSearchedRecords, createRecordSearch } from './finding/search.ts';
import { getRecentRecords } from './finding/getRecentRecords.ts';
import { startBrowserSession, createBrowserSession } from './frontdoor/frontdoor.ts';
import { getIdentity } from './identity/getIdentity.ts';
import { getUserInfo } from './identity/getUserInfo.ts';
import { getOpenIdConfiguration } from './identity/getOpenIdConfiguration.ts';
import { getJsonWebKeySet } from './identity/getJsonWebKeySet.ts';
import { startAuthorization, submitAuthorization } from './oauth/authorize/authorize.ts';
import { createAccessToken } from './oauth/createAccessToken.ts';
import { deleteAccessToken } from './oauth/deleteAccessToken.ts';
import { evaluateAccessToken } from './oauth/evaluateAccessToken.ts';
import { resetPassword } from './passwords/resetPassword.ts';
import { getQuery, getQueryPage, getQueryAll } from './query/queries.ts';
import { getResources } from './resources/getResources.ts';
import { getLimits } from './resources/getLimits.ts';
import { executePartnerCall, executeEnterpriseCall } from './soap/soap-calls.ts';
import { getSObjects, getSObject, getSObjectDescribe } from './sobjects/sobjects.ts';
import { createSObjectRecord, deleteSObjectRecord, updateSObjectRecord } from './sobjects/sobject-records.ts';
import { getUpdatedRecords, getDeletedRecords } from './sobjects/replication.ts';
import { getSObjectRecord } from './sobjects/getSObjectRecord.ts';
import { getSObjectRecordByField, updateSObjectRecordByField } from './sobjects/by-field.ts';
import { getVersions } from './versions/getVersions.ts';

/** The handlers of the platform API, one for each operation. */
export const platformHandlers = {
  createSObjectRecords,
  deleteSObjectRecords,
  updateSObjectRecords,
  getSObjectRecords,
  findSObjectRecords,
  updateSObjectRecordsByField,
  executeComposite,
  createRecordTree,
  executeBatch,
  getSearch,
  findSearchedRecords,
  createRecordSearch,
  getRecentRecords,
  startBrowserSession,
  createBrowserSession,
  getIdentity,
  getUserInfo,
  getOpenIdConfiguration,
  getJsonWebKeySet,
  startAuthorization,
  submitAuthorization,
  createAccessToken,
  deleteAccessToken,
  evaluateAccessToken,
  resetPassword,
  getQuery,
  getQueryPage,
  getQueryAll,
  getResources,
  getLimits,
  executePartnerCall,
  executeEnterpriseCall,
  getSObjects,
  getSObject,
  createSObjectRecord,
  getSObjectDescribe,
  getUpdatedRecords,
  getDeletedRecords,
  getSObjectRecord,
  deleteSObjectRecord,
  updateSObjectRecord,
  getSObjectRecordByField,
  updateSObjectRecordByField,
  getVersions,
} satisfies Handlers<keyof operations>;
