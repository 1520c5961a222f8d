import { getCart, getCartSummary, getCurrentCartSummary } from '#generated/commerce/client.gen.ts';
import {
  createListInfo,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListRecordsByName,
  getListRecordsByParameters,
  getListUi,
} from '#generated/record-data/client.gen.ts';
import type { Operation } from '../operation.ts';
import type { LooseInput } from '../send/fill-in.ts';
import type { Answer } from '../send/send.ts';
import type { Ask } from './ask.ts';
import { listsOfObject, recordsByParameters, withoutRights, withoutRightsEach } from './lists.ts';
import { isSpoken } from './version-of.ts';

/** How a call is made in a version that lacks it, or lacks what belongs to it. */
interface OlderForm {
  /** The call whose version decides: in versions before it the form applies. */
  readonly newer: Pick<Operation, 'base' | 'since'>;
  /** The call that is made. */
  readonly operation: Operation;
  readonly input?: (input: LooseInput) => LooseInput;
  /** Makes the call, in place of `input`, where the newer one does more than the older one can. */
  readonly make?: (
    input: LooseInput,
    call: (input: LooseInput) => Promise<Answer>,
    ask: Ask,
  ) => Promise<Answer>;
  /** Turns the data of the older call into those of the newer one. */
  readonly answer?: (data: never) => unknown;
}

/** Every call that has an older form. A call without one is not offered in versions that lack it. */
const FORMS: Readonly<Record<string, OlderForm>> = {
  // The counts of a cart appeared with those of the current one; before, they are read with its sums.
  [getCartSummary.operationId]: { newer: getCurrentCartSummary, operation: getCart },
  [getListRecordsByName.operationId]: {
    newer: getListRecordsByName,
    operation: getListRecordsByParameters,
    make: recordsByParameters,
  },
  [getListInfosByObjectName.operationId]: {
    newer: getListInfosByObjectName,
    operation: getListUi,
    input: ({ path, ...input }) => ({ ...input, path: { listViewIdOrObjectApiName: path?.objectApiName } }),
    answer: listsOfObject,
  },
  // Where list views cannot be saved, nobody has the right to.
  [getListInfoByName.operationId]: {
    newer: createListInfo,
    operation: getListInfoByName,
    answer: withoutRights,
  },
  [getListInfosByName.operationId]: {
    newer: createListInfo,
    operation: getListInfosByName,
    answer: withoutRightsEach,
  },
};

/** How to make a call where the platform speaks these versions; undefined where it is made as it is. */
export function olderForm(
  { operationId }: Pick<Operation, 'operationId'>,
  spoken: readonly string[] | undefined,
): OlderForm | undefined {
  const form = FORMS[operationId];
  return form && !isSpoken(form.newer, spoken) ? form : undefined;
}

/** Whether a call can be made where the platform speaks these versions, in its own or an older form (RD-VERSION-55). */
export const isOffered = (operation: Operation, spoken: readonly string[] | undefined): boolean =>
  isSpoken(operation, spoken) || olderForm(operation, spoken) !== undefined;
