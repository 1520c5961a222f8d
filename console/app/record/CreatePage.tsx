import { useState } from 'react';
import { useCreate, useNotify, useResourceContext } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRead } from '#client/react/use-read.ts';
import type { ObjectInfo, RecordLayout } from '#client/records/types.ts';
import { getObjectInfo, getRecordDefaultsForCreate } from '#generated/record-data/client.gen.ts';
import { type ConsoleRecord, toConsoleRecord } from '../data/record.ts';
import { recordName } from '../data/record-name.ts';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorPanel } from '../parts/ErrorPanel.tsx';
import { ObjectMark } from '../parts/ObjectMark.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Pending } from '../parts/Pending.tsx';
import { paths } from '../paths.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { Faults } from './Faults.tsx';
import { type PlacedSection, placedSections } from './layout-fields.ts';
import { type FormErrors, RecordForm, type RecordFormValues } from './RecordForm.tsx';
import { SaveBar } from './SaveBar.tsx';
import { type Refusal, refusalOf } from './save-outcome.ts';

/** A new record, starting from the platform's defaults and from what the address presets. */
export function CreatePage() {
  const say = useText();
  const objectApiName = useResourceContext() ?? '';
  const info = useRead(getObjectInfo, { path: { objectApiName } });
  const defaults = useRead(
    getRecordDefaultsForCreate,
    { path: { objectApiName } },
    { enabled: info.data?.createable === true },
  );
  usePageTitle(info.data && say('record.newTitle', { object: info.data.label }));
  const error = info.error ?? defaults.error;
  if (info.data && !info.data.createable) return <EmptyState isPage title={say('record.forbiddenCreate')} />;
  if (error)
    return (
      <ErrorPanel isPage error={error} onRetry={() => Promise.all([info.refetch(), defaults.refetch()])} />
    );
  if (!info.data || !defaults.data?.layout) return <Pending />;
  return (
    <RecordCreator
      info={info.data}
      layout={defaults.data.layout}
      template={toConsoleRecord(defaults.data.record)}
    />
  );
}

interface RecordCreatorProps {
  info: ObjectInfo;
  layout: RecordLayout;
  template: ConsoleRecord;
}

function RecordCreator({ info, layout, template }: RecordCreatorProps) {
  const say = useText();
  const [presets] = useSearchParams();
  const [record] = useState(() => withPresets(template, info, presets));
  const sections = placedSections(layout, info, 'create');
  const { save, refusal } = useSaveNew(info, sections);
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={36} />}
        over={info.labelPlural}
        title={say('record.newTitle', { object: info.label })}
      />
      <RecordForm
        record={record}
        info={info}
        sections={sections}
        onSubmit={save}
        notice={refusal?.kind === 'faults' && <Faults messages={refusal.messages} />}
      >
        <SaveBar before={template.values} backTo={paths.list(info.apiName)} canSaveUnchanged />
      </RecordForm>
    </>
  );
}

function useSaveNew(info: ObjectInfo, sections: PlacedSection[]) {
  const say = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [create] = useCreate<ConsoleRecord>();
  const [refusal, setRefusal] = useState<Refusal>();
  const inputs = sections
    .flatMap(({ columns }) => columns.flat())
    .flatMap((placed) => placed?.field.apiName ?? []);
  const save = async ({ values }: RecordFormValues): Promise<FormErrors> => {
    setRefusal(undefined);
    try {
      const created = (await create(
        info.apiName,
        { data: { values } },
        { returnPromise: true },
      )) as ConsoleRecord;
      const object = info.label;
      if (created.id)
        notify('record.created', { messageArgs: { object, name: recordName(created, info.nameFields) } });
      else notify('record.createdUnseen', { messageArgs: { object } });
      navigate(created.id ? paths.record(info.apiName, created.id) : paths.list(info.apiName));
      return undefined;
    } catch (error) {
      const refused = refusalOf(error, inputs, say);
      setRefusal(refused);
      return refused.errors;
    }
  };
  return { save, refusal };
}

/** Values that the address sets, as the parent of a record made from a related list. */
function withPresets(
  template: ConsoleRecord,
  { fields }: ObjectInfo,
  presets: URLSearchParams,
): ConsoleRecord {
  const known = [...presets].filter(([name]) => fields[name]?.createable);
  return { ...template, values: { ...template.values, ...Object.fromEntries(known) } };
}
