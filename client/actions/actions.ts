import {
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
} from '#generated/record-data/client.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { toRecordId } from '../records/record-id.ts';
import { sentFilters } from './filters.ts';
import { keepActions } from './known-actions.ts';
import type { ActionCollections, ActionFilters, FormActionFilters, PlatformAction } from './types.ts';

/**
 * The actions of one record, object or list out of collections. They are kept by the address that asks for it alone
 * (RD-ACTION-06); a platform that keeps them by the bare id is understood too, also where it keeps the actions of
 * rows by the record above them.
 */
export function actionsOf(collections: ActionCollections, key: string): PlatformAction[] {
  const entries = Object.entries(collections.actions).map(([address, one]) => ({
    parts: partsOf(address),
    address,
    one,
  }));
  const found =
    entries.find(({ address }) => address === key) ??
    entries.find(({ parts }) => parts.at(-1) === key) ??
    entries.find(({ parts }) => parts.includes(key));
  return found?.one.actions ?? actionsOfRow(collections, key);
}

/** The actions of all collections. */
export const actionsIn = ({ actions }: Pick<ActionCollections, 'actions'>): PlatformAction[] =>
  Object.values(actions).flatMap((collection) => collection.actions);

function actionsOfRow(collections: ActionCollections, recordId: string): PlatformAction[] {
  return actionsIn(collections).filter(({ relatedListRecordId }) => relatedListRecordId === recordId);
}

/** What is asked for the actions of the whole application. */
export const globalActionsInput = (filters: ActionFilters = {}): Input<'getGlobalActions'> => ({
  query: sentFilters('getGlobalActions', filters),
});

/**
 * What is asked for the actions of records.
 *
 * @throws CommerceError INVALID_CONFIG for filters that name neither sections nor actions (RD-ACTION-04)
 */
export function recordActionsInput(
  recordIds: readonly string[],
  filters: ActionFilters,
): Input<'getRecordActions'> {
  const query = sentFilters('getRecordActions', filters);
  if (!query.sections?.length && !query.apiNames?.length) throw invalidConfig('getRecordActions');
  return { path: { recordIds: recordIds.map(toRecordId) }, query };
}

/** What is asked for the buttons of the form for existing records. */
export const recordEditActionsInput = (
  recordIds: readonly string[],
  filters: FormActionFilters = {},
): Input<'getRecordEditActions'> => ({
  path: { recordIds: recordIds.map(toRecordId) },
  query: sentFilters('getRecordEditActions', filters),
});

/**
 * The actions of records, each of which is known by itself afterwards.
 *
 * @public RD-CACHE-37, client library only
 */
export const readRecordActions = async (
  platform: Platform,
  recordIds: readonly string[],
  filters: ActionFilters,
): Promise<ActionCollections> =>
  keepActions(platform, await platform.read(getRecordActions, recordActionsInput(recordIds, filters)));

/** The buttons of the form for a new record. */
export async function readObjectCreateActions(
  platform: Platform,
  objectApiName: string,
  filters: FormActionFilters = {},
): Promise<PlatformAction[]> {
  const query = sentFilters('getObjectCreateActions', filters);
  const answer = await platform.read(getObjectCreateActions, { path: { objectApiName }, query });
  return actionsIn(keepActions(platform, answer));
}

/** What lookup fields for records of these objects offer beside choosing one. */
export const readLookupActions = async (
  platform: Platform,
  objectApiNames: string[],
  filters: FormActionFilters = {},
): Promise<ActionCollections> =>
  keepActions(
    platform,
    await platform.read(getLookupActions, {
      path: { objectApiNames },
      query: sentFilters('getLookupActions', filters),
    }),
  );

/** The parts of the address that actions were asked for by, less its query; of a bare id the id (RD-ACTION-06). */
export function partsOf(address: string): string[] {
  return (address.split('?', 1)[0] ?? '').split('/').map(decodeURIComponent);
}
