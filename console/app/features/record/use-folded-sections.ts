import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  type LayoutUse,
  readLayoutUserState,
  saveLayoutUserState,
} from '#client/records/layout-user-state.ts';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { getLayoutUserState } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';

/** Which sections of a layout the person has folded; folding is kept on the platform, for every record of that kind. */
export function useFoldedSections(objectApiName: string, recordTypeId: string | null) {
  const platform = usePlatform();
  const { queryClient } = platform;
  const use: LayoutUse = { objectApiName, recordTypeId: recordTypeId ?? MASTER_RECORD_TYPE_ID };
  const query = derivedQuery(platform, getLayoutUserState, {
    input: use,
    part: 'state',
    read: () => readLayoutUserState(platform, use),
  });
  const { data } = useQuery(query);
  return {
    isFolded: (sectionId: string) => data?.sectionUserStates[sectionId]?.collapsed === true,
    fold: async (sectionId: string, collapsed: boolean) => {
      const folded = { [sectionId]: { collapsed, id: sectionId } };
      queryClient.setQueryData(
        query.queryKey,
        (state) => state && { ...state, sectionUserStates: { ...state.sectionUserStates, ...folded } },
      );
      await saveLayoutUserState(platform, use, { [sectionId]: { collapsed } }).catch(() =>
        platform.invalidate(getLayoutUserState),
      );
    },
  };
}
