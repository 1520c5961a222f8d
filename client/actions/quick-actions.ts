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
import type {
  QuickActionDefaults,
  QuickActionExecution,
  QuickActionInfo,
  QuickActionInput,
  QuickActionLayout,
} from './types.ts';

type DefaultsQuery = NonNullable<Input<'getQuickActionDefaults'>['query']>;

/**
 * Describes a quick action.
 *
 * @throws CommerceError `Invalid config for getQuickActionInfo` without its name (RD-ACTION-13)
 * @public RD-ACTION-13, client library only
 */
export async function readQuickActionInfo(
  platform: Platform,
  actionApiName: string,
  parentRecordId?: string,
): Promise<QuickActionInfo> {
  if (!isName(actionApiName)) throw invalidConfig('getQuickActionInfo');
  const query = parentRecordId === undefined ? {} : { parentRecordId: toRecordId(parentRecordId) };
  return platform.read(getQuickActionInfo, { path: { actionApiName }, query });
}

/**
 * The form of a quick action.
 *
 * @throws CommerceError `Invalid config for getQuickActionLayout` without its name (RD-ACTION-18)
 * @public RD-ACTION-18, RD-ACTION-19, RD-ACTION-20, client library only
 */
export async function readQuickActionLayout(
  platform: Platform,
  actionApiName: string,
  query: Input<'getQuickActionLayout'>['query'] = {},
): Promise<QuickActionLayout> {
  if (!isName(actionApiName)) throw invalidConfig('getQuickActionLayout');
  return platform.read(getQuickActionLayout, { path: { actionApiName }, query });
}

/**
 * What the form of a quick action starts with.
 *
 * @throws CommerceError `Invalid config for getQuickActionDefaults` without its name (RD-ACTION-15)
 * @public RD-ACTION-15, RD-ACTION-16, client library only
 */
export async function readQuickActionDefaults(
  platform: Platform,
  actionApiName: string,
  { parentRecordId, optionalFields }: DefaultsQuery = {},
): Promise<QuickActionDefaults> {
  if (!isName(actionApiName) || !isFieldList(optionalFields)) throw invalidConfig('getQuickActionDefaults');
  const query = {
    ...(optionalFields ? { optionalFields } : {}),
    ...(parentRecordId === undefined ? {} : { parentRecordId: toRecordId(parentRecordId) }),
  };
  return platform.read(getQuickActionDefaults, { path: { actionApiName }, query });
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
