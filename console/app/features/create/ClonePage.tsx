import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { templateValues } from '#client/records/templates.ts';
import { getRecordDefaultsForClone } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { RecordProblem } from '../record/RecordProblem.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { presetValues } from './preset-values.ts';
import { RecordCreator } from './RecordCreator.tsx';
import { readCopy } from './read-copy.ts';

/** A new record that starts with the values of another one. */
export function ClonePage() {
  const say = useText();
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...derivedQuery(platform, getRecordDefaultsForClone, {
      input: { objectApiName, recordId },
      part: 'form',
      read: () => readCopy(platform, objectApiName, recordId),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const form = data?.form;
  const name = form ? recordName({ id: null, fields: form.record.fields }, data.info.nameFields) : '';
  const object = data?.info.label ?? '';
  const title = name ? say('create.cloneTitle', { name }) : say('create.cloneUnnamed', { object });
  usePageTitle(data && title);
  if (error) return <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />;
  if (!data) return <Pending />;
  if (!form?.layout) return <EmptyState isPage title={say('record.forbiddenCreate')} />;
  const copy = toConsoleRecord(form.record);
  return (
    <RecordCreator
      info={data.info}
      layout={form.layout}
      template={{ ...copy, values: {} }}
      typed={{
        ...templateValues(form.template),
        ...presetValues(data.info, new URLSearchParams(), copy.recordTypeId),
      }}
      title={title}
    />
  );
}
