import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { saveRelatedListPreferences } from '#client/lists/related-lists.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { noteArrangement } from '../../data/undo/arrangement.ts';
import type { ArrangementChange } from '../../data/undo/settings.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import type { DescribedList } from './use-described-lists.ts';

/** How the person has arranged a related list; what is changed is kept on the platform, for every parent record. */
export function useArrangement(
  parentObjectApiName: string,
  relatedListId: string,
  { info, preferences }: Pick<DescribedList, 'info' | 'preferences'>,
) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const relatedList = `${parentObjectApiName}.${relatedListId}`;
  const order = preferences?.orderedBy[0] ?? info?.orderedByInfo[0];
  const { mutate } = useMutation({
    // One after the other, so that the way back from the last leads to the first.
    scope: { id: `arrangement ${relatedList}` },
    mutationFn: async (change: ArrangementChange) => {
      await saveRelatedListPreferences(platform, relatedList, change);
      const before = { ...preferences, orderedBy: order && [order] };
      noteArrangement({ relatedList }, info?.label ?? relatedListId, before, change);
    },
    onError: (error) => notify(problemText(error, say), { type: 'error' }),
  });
  const wrap = preferences?.columnWrap ?? {};
  const columns = info?.displayColumns.map(({ fieldApiName }) => fieldApiName) ?? [];
  const isWrapped = columns.some((name) => wrap[name]);
  return {
    order,
    isWrapped,
    sortBy: (fieldApiName: string) => {
      const isAscending = order?.fieldApiName === fieldApiName ? !order.isAscending : true;
      mutate({ orderedBy: [{ fieldApiName, isAscending }] });
    },
    toggleWrap: () => mutate({ columnWrap: Object.fromEntries(columns.map((name) => [name, !isWrapped])) }),
  };
}

/** What `useArrangement` gives. */
export type Arrangement = ReturnType<typeof useArrangement>;
