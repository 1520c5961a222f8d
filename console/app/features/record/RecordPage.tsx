import { startTransition, useEffect, useEffectEvent } from 'react';
import { useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { useRememberRecord } from '../../data/preferences.ts';
import { forgetRecentLists } from '../../data/queries/list-queries.ts';
import { recordName } from '../../data/record-name.ts';
import { askForEditPage } from '../../next-pages.ts';
import { Pending } from '../../ui/Pending.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { PathBar } from '../path/PathBar.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { Highlights } from './Highlights.tsx';
import { RecordHead } from './RecordHead.tsx';
import { RecordProblem } from './RecordProblem.tsx';
import { RecordParts } from './tabs/RecordParts.tsx';
import { type RecordPageData, useRecord } from './use-record.ts';

export { askForEditor } from './Details.tsx';

/** One record: its key facts, its details, and what belongs to it. */
export function RecordPage() {
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '' } = useParams();
  return <RecordView objectApiName={objectApiName} recordId={recordId} />;
}

interface RecordViewProps {
  objectApiName: string;
  recordId: string;
  /** Whether it stands beside its list, where there is less room. */
  isBeside?: boolean;
}

/** One record wherever it is shown. */
export function RecordView({ objectApiName, recordId, isBeside = false }: RecordViewProps) {
  const { page, error, refetch } = useRecord(objectApiName, recordId, 'View');
  if (error) return <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />;
  if (!page) return <Pending />;
  return <LoadedRecord key={recordId} {...page} isBeside={isBeside} />;
}

function LoadedRecord({ record, info, full, compact, isBeside }: RecordPageData & { isBeside: boolean }) {
  const name = recordName(record, info.nameFields);
  const remember = useRememberRecord();
  const platform = usePlatform();
  const onOpen = useEffectEvent(() => {
    // The navigation, which names it, may be drawn again once the record is seen.
    startTransition(() => remember({ id: record.id, objectApiName: info.apiName, name }));
    void forgetRecentLists(platform);
  });
  useEffect(() => {
    onOpen();
  }, [name]);
  usePageTitle(name);
  useIdle(askForEditPage);
  return (
    <>
      <RecordHead record={record} info={info} />
      <Highlights record={record} info={info} layout={compact} />
      <PathBar record={record} info={info} />
      <RecordParts {...{ record, info, full, isBeside }} />
    </>
  );
}
