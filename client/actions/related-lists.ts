import {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from '#generated/record-data/client.gen.ts';
import { joinedRead, sendAlone } from '../cache/joined-reads.ts';
import { readBatch } from '../cache/read-batch.ts';
import { invalidConfig } from '../errors/index.ts';
import { isName, listOf, withMembers } from '../forms.ts';
import type { Platform } from '../platform.ts';
import { toRecordId } from '../records/record-id.ts';
import { partsOf } from './actions.ts';
import { sentFilters } from './filters.ts';
import { keepActions } from './known-actions.ts';
import type { ActionCollections, ActionFilters, FormActionFilters, RelatedListsActions } from './types.ts';

/** What is asked of one related list. */
export interface RelatedListActionParameters extends ActionFilters {
  relatedListId: string;
}

const isParameters = listOf(withMembers({ relatedListId: isName }));

/** The actions of a related list of records. */
export const readRelatedListActions = async (
  platform: Platform,
  recordIds: readonly string[],
  relatedListId: string,
  filters: ActionFilters = {},
): Promise<ActionCollections> =>
  keepActions(
    platform,
    await platform.read(getRelatedListActions, {
      path: { recordIds: recordIds.map(toRecordId), relatedListId },
      body: sentFilters('getRelatedListActions', filters),
    }),
  );

/**
 * The actions of several related lists of records, each item with a status of its own; one that fails is remembered
 * for 5 minutes (RD-CACHE-41).
 *
 * @throws CommerceError INVALID_CONFIG for an item without a related list (RD-ACTION-07)
 */
export async function readRelatedListsActions(
  platform: Platform,
  recordIds: readonly string[],
  parameters: readonly RelatedListActionParameters[],
): Promise<RelatedListsActions> {
  if (!isParameters(parameters)) throw invalidConfig('getRelatedListsActions');
  const path = { recordIds: recordIds.map(toRecordId) };
  const batch = await readBatch(platform, getRelatedListsActions, {
    keys: parameters.map((one) => sentFilters('getRelatedListsActions', one)),
    inputFor: (relatedListsActionParameters) => ({ path, body: { relatedListsActionParameters } }),
  });
  for (const { result } of batch.results) if ('actions' in result) keepActions(platform, result);
  return batch;
}

const MOST_LISTS_AT_ONCE = 20;

interface AskedRows {
  recordId: string;
  rowIds: readonly string[];
}

const rowsInput = ({ recordId, rowIds }: AskedRows) => ({
  path: { recordIds: [recordId], relatedListRecordIds: [...rowIds] },
});

const readTogether = joinedRead<AskedRows, ActionCollections>({
  operationId: 'getRelatedListRecordActions',
  maximum: MOST_LISTS_AT_ONCE,
  groupOf: ({ recordId }) => recordId,
  readAll: async (platform, asked) => {
    const [{ recordId } = { recordId: '' }] = asked;
    const input = rowsInput({ recordId, rowIds: [...new Set(asked.flatMap(({ rowIds }) => rowIds))] });
    const { actions, ...rest } = await sendAlone(platform, getRelatedListRecordActions, input);
    return asked.map(({ rowIds }) => {
      const ofRows = Object.fromEntries(
        Object.entries(actions).filter(([address]) => rowIds.includes(partsOf(address).at(-1) ?? '')),
      );
      return { statusCode: 200, result: { ...rest, actions: ofRows } };
    });
  },
});

/**
 * The read of the actions of the rows of a related list for `useQuery`: as that of the platform, but together with the
 * rows of other lists of the record that are asked for in the same tick.
 */
export const rowActionsOptions = (platform: Platform, asked: AskedRows) => ({
  ...platform.queryOptions(getRelatedListRecordActions, rowsInput(asked)),
  queryFn: () => readTogether(platform, asked),
});

/**
 * The actions of rows in related lists.
 *
 * @public RD-ACTION-02, client library only
 */
export const readRelatedListRecordActions = async (
  platform: Platform,
  recordIds: readonly string[],
  relatedListRecordIds: readonly string[],
  filters: FormActionFilters = {},
): Promise<ActionCollections> =>
  keepActions(
    platform,
    await platform.read(getRelatedListRecordActions, {
      path: {
        recordIds: recordIds.map(toRecordId),
        relatedListRecordIds: relatedListRecordIds.map(toRecordId),
      },
      query: sentFilters('getRelatedListRecordActions', filters),
    }),
  );
