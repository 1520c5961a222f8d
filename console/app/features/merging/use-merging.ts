import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { MOST_TO_MERGE, mergeRecords } from '#client/records/merge-records.ts';
import type { InputFields } from '#client/records/types.ts';
import { useForgetRecords } from '../../data/preferences.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { useAddressParams, withChanges } from '../../ui/use-address-params.ts';

const WITH = 'with';

/** Which records become one and which of them stays, kept in the address but for that; and how it is done. */
export function useMerging(objectApiName: string, recordId: string) {
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
    ...useMerge(objectApiName),
  };
}

interface Merge {
  masterId: string;
  masterName: string;
  mergedIds: readonly string[];
  /** What the master takes over. */
  values: InputFields;
}

/** Merges records and leads to the one that stays; says why where the platform refuses. */
function useMerge(objectApiName: string) {
  const say = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const platform = usePlatform();
  const forget = useForgetRecords();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ masterId, mergedIds, values }: Merge) =>
      mergeRecords(platform, { apiName: objectApiName, id: masterId }, mergedIds, values),
  });
  const merge = async (wish: Merge) => {
    const refused = await mutateAsync(wish).catch((failure) => problemText(failure, say));
    if (refused !== undefined) {
      notify(refused || say('deleted.unknownReason'), { type: 'error', autoHideDuration: 10_000 });
      return;
    }
    forget([...wish.mergedIds]);
    notify(say('merging.done', { name: wish.masterName }), { autoHideDuration: 5000 });
    navigate(paths.record(objectApiName, wish.masterId), { replace: true });
  };
  return { merge, isMerging: isPending };
}

export type Merging = ReturnType<typeof useMerging>;
