import { useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { noteChangedElsewhere, writeTogether } from '../../data/record-service.ts';
import { workOff } from '../../data/work-off.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import type { RowOutcome } from '../bulk/run-batch.ts';
import { failedOf, type MassJob } from '../bulk/use-mass-job.ts';
import { type Holder, takeOver } from './take-over.ts';

/** Takes over many records, each for itself: a batch knows no versions, so two persons could both get one. */
export function useTakeOverAll(
  info: ObjectInfo,
  rows: readonly ConsoleRecord[],
  onLeft: (rows: readonly ConsoleRecord[]) => void,
) {
  const say = useText();
  const platform = usePlatform();
  const { data: identity } = useGetIdentity();
  const userId = String(identity?.id);
  const [all] = useState(rows);
  const [job, setJob] = useState<MassJob>({ phase: 'form' });
  const aborter = useRef<AbortController>(undefined);

  const one = async (row: ConsoleRecord): Promise<RowOutcome> => {
    const outcome = { key: row.id, name: recordName(row, info.nameFields), fields: {} };
    try {
      const holder = await takeOver(platform, info, row.id, userId);
      return holder && holder.id !== userId
        ? { ...outcome, state: 'refused', messages: [heldText(holder, say)] }
        : { ...outcome, state: 'done', messages: [] };
    } catch (error) {
      return { ...outcome, state: 'refused', messages: [problemText(error, say)] };
    }
  };
  const start = async () => {
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    const outcomes = new Map<string, RowOutcome>();
    setJob({ phase: 'running', done: 0, total: all.length });
    await writeTogether(platform, () =>
      workOff({
        items: all,
        work: async (row) => void outcomes.set(row.id, await one(row)),
        onProgress: (done) => setJob({ phase: 'running', done, total: all.length }),
        signal,
      }),
    );
    const told = all.map((row) => outcomes.get(row.id) ?? unsent(row, info));
    const failed = failedOf(told);
    await noteChangedElsewhere(
      platform,
      failed.map(({ key }) => key),
    );
    const left = new Set(failed.map(({ key }) => key));
    onLeft(all.filter(({ id }) => left.has(id)));
    setJob({ phase: 'result', outcomes: told, isUndone: false });
  };
  return { job, all, start, stop: () => aborter.current?.abort() };
}

const heldText = ({ name }: Holder, say: Say): string => say('takeOver.heldBy', { holder: name });

const unsent = (row: ConsoleRecord, { nameFields }: ObjectInfo): RowOutcome => ({
  key: row.id,
  name: recordName(row, nameFields),
  state: 'unsent',
  messages: [],
  fields: {},
});
