import { useQuery } from '@tanstack/react-query';
import { actionsOf } from '#client/actions/actions.ts';
import type { PlatformAction } from '#client/actions/types.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  getGlobalActions,
  getRecordActions,
  getRecordEditActions,
} from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';

/** Parts of a screen from which a record's page takes its actions. */
const SECTIONS = ['Page', 'SingleActionLinks', 'ActivityComposer'];

/** What may be done with a record at the moment, as the platform offers it to this person; undefined until known. */
export function useRecordActions(recordId: string): PlatformAction[] | undefined {
  const platform = usePlatform();
  const { data } = useQuery(
    platformQuery(platform, getRecordActions, {
      path: { recordIds: [recordId] },
      query: { sections: SECTIONS, formFactor: 'Large' },
    }),
  );
  return data && actionsOf(data, recordId);
}

/** The buttons of the form for a record, none for somebody who may not change it; undefined until known. */
export function useEditButtons(recordId: string) {
  const platform = usePlatform();
  const { data, error } = useQuery(
    platformQuery(platform, getRecordEditActions, {
      path: { recordIds: [recordId] },
      query: { formFactor: 'Large' },
    }),
  );
  return { buttons: data && actionsOf(data, recordId), error };
}

/** What may be done from anywhere, read once somebody asks for it; undefined until known. */
export function useGlobalActions(isAsked: boolean): PlatformAction[] | undefined {
  const platform = usePlatform();
  const query = { sections: SECTIONS, formFactor: 'Large' as const };
  const { data } = useQuery(platformQuery(platform, getGlobalActions, isAsked && { query }));
  return (
    data &&
    Object.values(data.actions)
      .flatMap(({ actions }) => actions)
      .filter(isQuick)
  );
}

/** Whether an action has a form of its own. */
export const isQuick = ({ type }: PlatformAction): boolean => type === 'QuickAction';

/** Whether the platform offers a standard button, such as Edit. */
export const offers = (actions: readonly PlatformAction[] | undefined, apiName: string): boolean =>
  actions?.some((action) => action.type === 'StandardButton' && action.apiName === apiName) ?? false;
