import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { saveRelatedListPreferences } from '#client/lists/related-lists.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
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
  const { mutate } = useMutation({
    mutationFn: (change: Parameters<typeof saveRelatedListPreferences>[2]) =>
      saveRelatedListPreferences(platform, `${parentObjectApiName}.${relatedListId}`, change),
    onError: (error) => notify(problemText(error, say), { type: 'error' }),
  });
  const order = preferences?.orderedBy[0] ?? info?.orderedByInfo[0];
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
