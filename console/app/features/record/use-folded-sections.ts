import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  type LayoutUse,
  type LayoutUserState,
  readLayoutUserState,
  saveLayoutUserState,
} from '#client/records/layout-user-state.ts';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';

/** Which sections of a layout the person has folded; folding is kept on the platform, for every record of that kind. */
export function useFoldedSections(objectApiName: string, recordTypeId: string | null) {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const use: LayoutUse = { objectApiName, recordTypeId: recordTypeId ?? MASTER_RECORD_TYPE_ID };
  const queryKey = ['foldedSections', use.objectApiName, use.recordTypeId];
  const { data } = useQuery({ queryKey, queryFn: () => readLayoutUserState(platform, use) });
  return {
    isFolded: (sectionId: string) => data?.sectionUserStates[sectionId]?.collapsed === true,
    fold: async (sectionId: string, collapsed: boolean) => {
      const folded = { [sectionId]: { collapsed, id: sectionId } };
      queryClient.setQueryData<LayoutUserState>(
        queryKey,
        (state) => state && { ...state, sectionUserStates: { ...state.sectionUserStates, ...folded } },
      );
      await saveLayoutUserState(platform, use, { [sectionId]: { collapsed } }).catch(() =>
        queryClient.invalidateQueries({ queryKey }),
      );
    },
  };
}
