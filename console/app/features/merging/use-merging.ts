import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { MOST_TO_MERGE, mergeRecords } from '#client/records/merge-records.ts';
import { useForgetRecords } from '../../data/preferences.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { useAddressParams, withChanges } from '../../ui/use-address-params.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { type DoneMerge, noteMerge } from './note-merge.ts';

const WITH = 'with';

/** Which records become one and which of them stays, kept in the address but for that; and how it is done. */
export function useMerging(recordId: string) {
  const [address, changeAddress] = useAddressParams();
  const others = (address.get(WITH) ?? '').split(',').filter((id) => id && id !== recordId);
  const ids = [recordId, ...new Set(others)].slice(0, MOST_TO_MERGE);
  const [chosen, setMaster] = useState(recordId);
  const masterId = ids.includes(chosen) ? chosen : recordId;
  const setOthers = (next: readonly string[]) =>
    changeAddress((asked) => withChanges(asked, { [WITH]: next.join(',') || undefined }), { replace: true });
  return {
    ids,
    masterId,
    mergedIds: ids.filter((id) => id !== masterId),
    mayAdd: ids.length < MOST_TO_MERGE,
    setMaster,
    add: (id: string) => setOthers([...ids.slice(1), id]),
    leaveOut: (id: string) => setOthers(ids.slice(1).filter((other) => other !== id)),
    ...useMerge(),
  };
}

/** What is to be merged, and what the master takes over: `after`. */
type Merge = Omit<DoneMerge, 'movedIds'>;

/** Merges records and leads to the one that stays; says why where the platform refuses. */
function useMerge() {
  const say = useText();
  const notify = useNotify();
  const note = useWrittenNotice();
  const navigate = useNavigate();
  const platform = usePlatform();
  const forget = useForgetRecords();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: ({ apiName, master: { id }, merged, after }: Merge) =>
      mergeRecords(platform, { apiName, id }, idsOf(merged), after),
  });
  const merge = async (wish: Merge) => {
    const { problem, movedIds } = await mutateAsync(wish).catch((failure) => ({
      problem: problemText(failure, say),
      movedIds: [],
    }));
    if (problem !== undefined) {
      notify(problem || say('deleted.unknownReason'), { type: 'error', autoHideDuration: 10_000 });
      return;
    }
    forget(idsOf(wish.merged));
    noteMerge({ ...wish, movedIds });
    note(say('merging.done', { name: wish.master.name }));
    navigate(paths.record(wish.apiName, wish.master.id), { replace: true });
  };
  const isMerged = data !== undefined && data.problem === undefined;
  return { merge, isMerging: isPending, isMerged };
}

const idsOf = (records: DoneMerge['merged']): string[] => records.map(({ id }) => id);

export type Merging = ReturnType<typeof useMerging>;
