import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getRecordDefaultsForCreate } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { presetValues } from './preset-values.ts';
import { RecordCreator } from './RecordCreator.tsx';
import { RecordTypeChoice } from './RecordTypeChoice.tsx';
import { choosableRecordTypes } from './record-types.ts';

/** A new record: where its object has several record types, that is asked first. */
export function CreatePage() {
  const say = useText();
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const [address] = useSearchParams();
  const { data: info, error, refetch } = useQuery(objectInfoQuery(platform, objectApiName));
  usePageTitle(info && say('record.newTitle', { object: info.label }));
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!info) return <Pending />;
  if (!info.createable) return <EmptyState isPage title={say('record.forbiddenCreate')} />;
  const recordTypeId = address.get('recordTypeId') ?? undefined;
  if (!recordTypeId && choosableRecordTypes(info).length > 1) return <RecordTypeChoice info={info} />;
  return <NewRecord info={info} recordTypeId={recordTypeId} />;
}

interface NewRecordProps {
  info: ObjectInfo;
  recordTypeId: string | undefined;
}

/** Starts from the platform's defaults and from what the address presets. */
function NewRecord({ info, recordTypeId }: NewRecordProps) {
  const platform = usePlatform();
  const [address] = useSearchParams();
  const { data, error, refetch } = useQuery(
    platformQuery(platform, getRecordDefaultsForCreate, {
      path: { objectApiName: info.apiName },
      query: { recordTypeId },
    }),
  );
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!data?.layout) return <Pending />;
  const template = toConsoleRecord(data.record);
  return (
    <RecordCreator
      info={info}
      layout={data.layout}
      template={template}
      typed={presetValues(info, address, template.recordTypeId)}
    />
  );
}
