import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readObjectInfo, readRecordDefaults } from '#client/records/metadata.ts';
import { readCloneTemplate, templateValues } from '#client/records/templates.ts';
import type { RecordData } from '#client/records/types.ts';
import { getRecordTemplateClone } from '#generated/record-data/client.gen.ts';
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

/** A new record that starts with the values of another one. */
export function ClonePage() {
  const say = useText();
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...derivedQuery(platform, getRecordTemplateClone, {
      input: { objectApiName, recordId },
      part: 'form',
      read: () => readForm(platform, objectApiName, recordId),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const source = data?.template?.record;
  const name = data && source ? recordName({ id: null, fields: source.fields }, data.info.nameFields) : '';
  const object = data?.info.label ?? '';
  const title = name ? say('create.cloneTitle', { name }) : say('create.cloneUnnamed', { object });
  usePageTitle(data && title);
  if (error) return <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />;
  if (!data) return <Pending />;
  if (!data.template || !data.layout) return <EmptyState isPage title={say('record.forbiddenCreate')} />;
  const copy = toConsoleRecord({ ...data.template.record, id: null } as unknown as RecordData);
  return (
    <RecordCreator
      info={data.info}
      layout={data.layout}
      template={{ ...copy, values: {} }}
      typed={{
        ...templateValues(data.template),
        ...presetValues(data.info, new URLSearchParams(), copy.recordTypeId),
      }}
      title={title}
    />
  );
}

async function readForm(platform: Platform, objectApiName: string, recordId: string) {
  const info = await readObjectInfo(platform, objectApiName);
  if (!info.createable) return { info };
  const template = await readCloneTemplate(platform, recordId);
  const { recordTypeId } = template.record;
  const { layout } = await readRecordDefaults(platform, objectApiName, recordTypeId ?? undefined);
  return { info, layout, template };
}
