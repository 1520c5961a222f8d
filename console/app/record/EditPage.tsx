import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { recordName } from '../data/record-name.ts';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Pending } from '../parts/Pending.tsx';
import { RecordMark } from '../parts/RecordMark.tsx';
import { paths } from '../paths.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { Conflict } from './Conflict.tsx';
import { Faults } from './Faults.tsx';
import { placedSections } from './layout-fields.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordProblem } from './RecordProblem.tsx';
import { SaveBar } from './SaveBar.tsx';
import { type RecordPageData, useRecord } from './use-record.ts';
import { useSaveRecord } from './use-save-record.ts';

/** Editing one record. */
export function EditPage() {
  const say = useText();
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '' } = useParams();
  const { page, isFresh, error, refetch } = useRecord(objectApiName, recordId, 'Edit');
  if (page && !page.info.updateable) return <EmptyState isPage title={say('record.forbiddenEdit')} />;
  if (page && isFresh) return <RecordEditor key={recordId} {...page} />;
  return error ? (
    <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />
  ) : (
    <Pending />
  );
}

/** Keeps the record as it was when editing began, whatever is read meanwhile. */
function RecordEditor(page: RecordPageData) {
  const say = useText();
  const [{ record, info, full }] = useState(page);
  const sections = placedSections(full, info);
  const { save, refusal, newest, overwrite } = useSaveRecord(record, info, sections);
  const name = recordName(record, info.nameFields);
  usePageTitle(`${name}: ${say('action.edit')}`);
  const notice = newest ? (
    <Conflict before={record} now={newest} info={info} onOverwrite={overwrite} />
  ) : (
    refusal?.kind === 'faults' && <Faults messages={refusal.messages} />
  );
  return (
    <>
      <PageHead
        mark={<RecordMark object={info} name={name} size={36} />}
        over={`${info.label}: ${say('action.edit')}`}
        title={name}
      />
      <RecordForm record={record} info={info} sections={sections} onSubmit={save} notice={notice}>
        <SaveBar before={record.values} backTo={paths.record(info.apiName, record.id)} />
      </RecordForm>
    </>
  );
}
