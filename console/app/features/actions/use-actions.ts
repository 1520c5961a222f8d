import { useQuery } from '@tanstack/react-query';
import { actionsIn, actionsOf, globalActionsInput, recordEditActionsInput } from '#client/actions/actions.ts';
import type { PlatformAction } from '#client/actions/types.ts';
import { listViewType } from '#client/lists/list-view.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfoSummary } from '#client/records/types.ts';
import {
  getGlobalActions,
  getListViewActions,
  getListViewRecordActions,
  getMruListActions,
  getPhotoActions,
  getRecordEditActions,
} from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { ACTION_SECTIONS, recordActionsQuery } from '../../data/queries/record-queries.ts';
import { useRested } from '../../ui/use-rested.ts';

/** What may be done with a record at the moment, as the platform offers it to this person; undefined until known. */
export function useRecordActions(recordId: string): PlatformAction[] | undefined {
  const { data } = useQuery(recordActionsQuery(usePlatform(), recordId));
  return data && actionsOf(data, recordId);
}

/** What a list offers in its head, a list view by its id and the records used last by their object; undefined until known. */
export function useListViewActions(objectApiName: string, { id, apiName }: ListInfoSummary) {
  const platform = usePlatform();
  const isRested = useRested();
  const query = { formFactor: 'Large' as const };
  const isRecent = listViewType(apiName) === 'mru';
  const ofView = isRested && id !== null && { path: { listViewIds: [id] }, query };
  const ofRecent = isRested && isRecent && { path: { objectApiNames: [objectApiName] }, query };
  const view = useQuery(platformQuery(platform, getListViewActions, ofView));
  const recent = useQuery(platformQuery(platform, getMruListActions, ofRecent));
  const { data } = isRecent ? recent : view;
  return data && actionsOf(data, isRecent ? objectApiName : (id ?? ''));
}

/** What may be done with a record that stands in a list; undefined until known. */
export function useListViewRowActions(recordId: string): PlatformAction[] | undefined {
  const platform = usePlatform();
  const input = { path: { recordIds: [recordId] }, query: { formFactor: 'Large' as const } };
  const { data } = useQuery(platformQuery(platform, getListViewRecordActions, input));
  return data && actionsOf(data, recordId);
}

/** What may be done with the picture of a record; undefined until known. */
export function usePhotoActions(recordId: string): PlatformAction[] | undefined {
  const platform = usePlatform();
  const input = { path: { recordIds: [recordId] }, query: { formFactor: 'Large' as const } };
  const { data } = useQuery({ ...platformQuery(platform, getPhotoActions, input), staleTime: 0 });
  return data && actionsOf(data, recordId);
}

/** The buttons of the form for a record, none for somebody who may not change it; undefined until known. */
export function useEditButtons(recordId: string) {
  const platform = usePlatform();
  const input = recordEditActionsInput([recordId], { formFactor: 'Large' });
  const { data, error } = useQuery(platformQuery(platform, getRecordEditActions, input));
  return { buttons: data && actionsOf(data, recordId), error };
}

/** What may be done from anywhere, read once somebody asks for it; undefined until known. */
export function useGlobalActions(isAsked: boolean): PlatformAction[] | undefined {
  const platform = usePlatform();
  const input = globalActionsInput({ sections: ACTION_SECTIONS, formFactor: 'Large' });
  const { data } = useQuery(platformQuery(platform, getGlobalActions, isAsked && input));
  return data && actionsIn(data).filter(isQuick);
}

/** Whether an action has a form of its own. */
export const isQuick = ({ type }: PlatformAction): boolean => type === 'QuickAction';

/** Whether the platform offers a standard button, such as Edit. */
export const offers = (actions: readonly PlatformAction[] | undefined, apiName: string): boolean =>
  actions?.some((action) => action.type === 'StandardButton' && action.apiName === apiName) ?? false;
