import {
  getLayout,
  getLayoutUserState,
  getObjectInfo,
  getRecordUi,
} from '#generated/record-data/client.gen.ts';
import { ContractError, invalidConfig } from '../errors/index.ts';
import { type Check, filledListOf, isText } from '../forms.ts';
import type { Data, Input, Operation, OperationId } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { isFieldList } from './field-names.ts';
import { isRecordId, toRecordId } from './record-id.ts';

export type RecordUi = Data<'getRecordUi'>;
type RecordUiQuery = Input<'getRecordUi'>['query'];

export interface RecordUiConfig extends RecordUiQuery {
  recordIds: string[];
}

/** What the platform takes for one record but not for a record UI (RD-UI-05 to RD-UI-08). */
const UNSUPPORTED = ['formFactor', 'childRelationships', 'pageSize', 'updateMru'];

/**
 * Reads records with the layouts and object infos that their page needs. Their fields are in the record store then; a
 * record that is not found is remembered there as such (RD-UI-09).
 *
 * @throws CommerceError `Invalid config for getRecordUi` without record ids, layout types or modes, and for what a
 * record UI does not support (RD-UI-02 to RD-UI-08); ContractError for an answer without data
 */
export async function readRecordUi(platform: Platform, config: RecordUiConfig): Promise<RecordUi> {
  if (!isConfig(config)) throw invalidConfig('getRecordUi');
  const { recordIds, layoutTypes, modes, optionalFields } = config;
  const path = { recordIds: recordIds.map(toRecordId) };
  const query = { layoutTypes, modes, ...(optionalFields ? { optionalFields } : {}) };
  const answer = await platform.read(getRecordUi, { path, query });
  if (!answer) throw new ContractError('without data', { operationId: getRecordUi.operationId });
  return answer;
}

/**
 * Keeps layouts, their user states and object infos of a record UI as if each had been read by itself, so that the page
 * of another record of the object asks for none of them.
 */
export function keepRecordUi(platform: Platform, { layouts, layoutUserStates, objectInfos }: RecordUi): void {
  const keep = <Id extends OperationId>(operation: Operation<Id>, input: Input<Id>, data: Data<Id>) =>
    platform.queryClient.setQueryData(platform.queryOptions(operation, input).queryKey, data);
  for (const [objectApiName, info] of Object.entries(objectInfos))
    keep(getObjectInfo, { path: { objectApiName } }, info);
  for (const [objectApiName, byRecordType] of Object.entries(layouts))
    for (const [recordTypeId, byLayoutType] of Object.entries(byRecordType))
      for (const layout of Object.values(byLayoutType).flatMap((byMode) => Object.values(byMode))) {
        const { id, layoutType, mode } = layout;
        const input = { path: { objectApiName }, query: { recordTypeId, layoutType, mode } };
        const state = id === null ? undefined : layoutUserStates[id];
        keep(getLayout, input, layout);
        if (state) keep(getLayoutUserState, input, state);
      }
}

function isConfig(config: RecordUiConfig): boolean {
  const { recordIds, layoutTypes, modes, optionalFields } = config;
  return (
    filledListOf(isRecordId as Check)(recordIds) &&
    filledListOf(isText)(layoutTypes) &&
    filledListOf(isText)(modes) &&
    isFieldList(optionalFields) &&
    UNSUPPORTED.every((name) => !(name in config))
  );
}
