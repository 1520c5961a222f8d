import {
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  performQuickAction,
  performUpdateRecordQuickAction,
} from '#generated/record-data/client.gen.ts';
import { keepPart, keptPart } from '../cache/parts.ts';
import { invalidConfig } from '../errors/index.ts';
import { isName } from '../forms.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { refreshRecord } from '../records/eviction.ts';
import { isFieldList } from '../records/field-names.ts';
import { toRecordId } from '../records/record-id.ts';
import type { QuickActionExecution, QuickActionInfo, QuickActionInput } from './types.ts';

type DefaultsQuery = NonNullable<Input<'getQuickActionDefaults'>['query']>;

/**
 * What is asked for the description of a quick action.
 *
 * @throws CommerceError `Invalid config for getQuickActionInfo` without its name (RD-ACTION-13)
 */
export function quickActionInfoInput(
  actionApiName: string,
  parentRecordId?: string,
): Input<'getQuickActionInfo'> {
  if (!isName(actionApiName)) throw invalidConfig(getQuickActionInfo.operationId);
  const query = parentRecordId === undefined ? {} : { parentRecordId: toRecordId(parentRecordId) };
  return { path: { actionApiName }, query };
}

/**
 * What is asked for the form of a quick action.
 *
 * @throws CommerceError `Invalid config for getQuickActionLayout` without its name (RD-ACTION-18)
 */
export function quickActionLayoutInput(
  actionApiName: string,
  query: Input<'getQuickActionLayout'>['query'] = {},
): Input<'getQuickActionLayout'> {
  if (!isName(actionApiName)) throw invalidConfig(getQuickActionLayout.operationId);
  return { path: { actionApiName }, query };
}

/**
 * What is asked for the values that the form of a quick action starts with.
 *
 * @throws CommerceError `Invalid config for getQuickActionDefaults` without its name (RD-ACTION-15)
 */
export function quickActionDefaultsInput(
  actionApiName: string,
  { parentRecordId, optionalFields }: DefaultsQuery = {},
): Input<'getQuickActionDefaults'> {
  if (!isName(actionApiName) || !isFieldList(optionalFields))
    throw invalidConfig(getQuickActionDefaults.operationId);
  const query = {
    ...(optionalFields ? { optionalFields } : {}),
    ...(parentRecordId === undefined ? {} : { parentRecordId: toRecordId(parentRecordId) }),
  };
  return { path: { actionApiName }, query };
}

/**
 * Performs a quick action: one that changes the record on the screen by PATCH, any other by POST. What shows the
 * written record is read again.
 *
 * @throws FetchError 400 with the faults of the fields; see records/record-faults.ts
 */
export async function executeQuickAction(
  platform: Platform,
  { actionApiName, type }: Pick<QuickActionInfo, 'actionApiName' | 'type'>,
  body: QuickActionInput,
): Promise<QuickActionExecution> {
  const path = { actionApiName };
  const execution =
    type === 'Update'
      ? await platform.write(performUpdateRecordQuickAction, { path, body })
      : await platform.write(performQuickAction, { path, body });
  if (execution.id) await refreshRecord(platform, execution.id);
  keepPart(platform, 'quickActionExecution', actionApiName, execution);
  return execution;
}

/**
 * What performing an action has done the last time, kept for 30 days (RD-CACHE-38).
 *
 * @public RD-CACHE-38, client library only
 */
export const lastExecution = (platform: Platform, actionApiName: string): QuickActionExecution | undefined =>
  keptPart(platform, 'quickActionExecution', actionApiName);
