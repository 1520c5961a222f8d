import { getRecordUi } from '#generated/record-data/client.gen.ts';
import { ContractError, invalidConfig } from '../errors/index.ts';
import { type Check, filledListOf, isText } from '../forms.ts';
import type { Data, Input } from '../operation.ts';
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
