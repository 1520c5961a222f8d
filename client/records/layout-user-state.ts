import { getLayoutUserState, getRecordUi, updateLayoutUserState } from '#generated/record-data/client.gen.ts';
import { getLayoutUserStateLimits } from '#generated/record-data/constants.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { isName, isObject, mapOf, withMembers } from '../forms.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type LayoutUserState = Data<'getLayoutUserState'>;
export type SectionUserStates = Input<'updateLayoutUserState'>['body']['sectionUserStates'];

/** The use of a layout that a state belongs to (RD-LAYOUT-09 to RD-LAYOUT-12). */
export interface LayoutUse {
  objectApiName: string;
  recordTypeId: string;
  /** Full unless told. */
  layoutType?: 'Full' | 'Compact';
  /** View unless told. */
  mode?: 'Create' | 'Edit' | 'View';
}

const { layoutType, mode } = getLayoutUserStateLimits;
const isUse = withMembers({ objectApiName: isName, recordTypeId: isName });

/**
 * How the user left the sections of a layout.
 *
 * @throws CommerceError INVALID_CONFIG without an object or a record type (RD-LAYOUT-09, RD-LAYOUT-10)
 */
export async function readLayoutUserState(platform: Platform, use: LayoutUse): Promise<LayoutUserState> {
  if (!isUse(use)) throw invalidConfig('getLayoutUserState');
  return platform.read(getLayoutUserState, addressOf(use));
}

/**
 * Keeps which sections of a layout the user has folded.
 *
 * @throws CommerceError INVALID_CONFIG without an object or a record type, and for states that are no objects
 */
export async function saveLayoutUserState(
  platform: Platform,
  use: LayoutUse,
  sectionUserStates: SectionUserStates,
): Promise<LayoutUserState> {
  if (!isUse(use) || !mapOf(isObject)(sectionUserStates)) throw invalidConfig('updateLayoutUserState');
  const input = { ...addressOf(use), body: { sectionUserStates } };
  const state = await platform.write(updateLayoutUserState, input, { safeToRepeat: true });
  const { queryClient } = platform;
  const queryKey = [getLayoutUserState.operationId];
  // Other record types may have the same layout; this one is known by the answer.
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  queryClient.setQueryData(platform.queryOptions(getLayoutUserState, addressOf(use)).queryKey, state);
  await platform.invalidate(getRecordUi);
  return state;
}

function addressOf({ objectApiName, recordTypeId, ...use }: LayoutUse) {
  return {
    path: { objectApiName },
    query: { recordTypeId, layoutType: use.layoutType ?? layoutType.default, mode: use.mode ?? mode.default },
  };
}
