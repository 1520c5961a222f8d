import {
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  performQuickAction,
  performUpdateRecordQuickAction,
} from '#generated/record-data/client.gen.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { refreshRecord } from '../records/eviction.ts';
import type {
  QuickActionDefaults,
  QuickActionExecution,
  QuickActionInfo,
  QuickActionInput,
  QuickActionLayout,
} from './types.ts';

/** Describes a quick action. */
export const readQuickActionInfo = (
  platform: Platform,
  actionApiName: string,
  parentRecordId?: string,
): Promise<QuickActionInfo> =>
  platform.read(getQuickActionInfo, { path: { actionApiName }, query: { parentRecordId } });

/** The form of a quick action. */
export const readQuickActionLayout = (
  platform: Platform,
  actionApiName: string,
  query: Input<'getQuickActionLayout'>['query'] = {},
): Promise<QuickActionLayout> => platform.read(getQuickActionLayout, { path: { actionApiName }, query });

/** What the form of a quick action starts with. */
export const readQuickActionDefaults = (
  platform: Platform,
  actionApiName: string,
  query: Input<'getQuickActionDefaults'>['query'] = {},
): Promise<QuickActionDefaults> => platform.read(getQuickActionDefaults, { path: { actionApiName }, query });

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
  return execution;
}
