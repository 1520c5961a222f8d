import { useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { PlatformAction } from '#client/actions/types.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { RecordMark } from '../../ui/RecordMark.tsx';
import { useEditButtons } from '../actions/use-actions.ts';
import { MergeScreen } from '../conflict/MergeScreen.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { FormNotice } from './FormNotice.tsx';
import type { RecordFormValues } from './form-values.ts';
import { placedNames, placedSections } from './layout-fields.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordProblem } from './RecordProblem.tsx';
import { SaveBar } from './SaveBar.tsx';
import { submitForm } from './submit-form.ts';
import { type RecordPageData, useRecord } from './use-record.ts';
import { useSaveRecord } from './use-save-record.ts';

/** The platform's names of the buttons below the form. */
const SAVE = 'SaveEdit';
const CANCEL = 'CancelEdit';

/** Editing one record. */
export function EditPage() {
  const say = useText();
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '' } = useParams();
  const { page, isFresh, error: unread, refetch } = useRecord(objectApiName, recordId, 'Edit');
  const { buttons, error: unknown } = useEditButtons(recordId);
  const error = unread ?? unknown;
  const mayEdit = page?.info.updateable && buttons?.some(({ apiName }) => apiName === SAVE);
  if (page && buttons && !mayEdit) return <EmptyState isPage title={say('record.forbiddenEdit')} />;
  if (page && isFresh && buttons) return <RecordEditor key={recordId} {...page} buttons={buttons} />;
  return error ? (
    <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />
  ) : (
    <Pending />
  );
}

/** Keeps the record as it was when editing began, whatever is read meanwhile. */
function RecordEditor({ buttons, ...page }: RecordPageData & { buttons: readonly PlatformAction[] }) {
  const say = useText();
  const [{ record, info, full }] = useState(page);
  const labelOf = (button: string) => buttons.find(({ apiName }) => apiName === button)?.label ?? undefined;
  const sections = placedSections(full, info);
  const saving = useSaveRecord(record, info, placedNames(sections));
  const { base, refusal, conflict, adopted } = saving;
  const allowSaveOnDuplicate = useRef(false);
  const name = recordName(record, info.nameFields);
  usePageTitle(`${name}: ${say('action.edit')}`);
  const save = (form: RecordFormValues) => {
    const options = { allowSaveOnDuplicate: allowSaveOnDuplicate.current };
    allowSaveOnDuplicate.current = false;
    return saving.save(form, options);
  };
  const saveAnyway = () => {
    allowSaveOnDuplicate.current = true;
    submitForm();
  };
  return (
    <>
      <PageHead
        mark={<RecordMark object={info} name={name} size={36} />}
        over={`${info.label}: ${say('action.edit')}`}
        title={name}
      />
      {conflict ? (
        <MergeScreen
          key={conflict.theirs.systemModstamp}
          {...{ base, info, ...conflict }}
          isSaving={saving.isSaving}
          onSave={saving.saveMerged}
          onBack={saving.backToForm}
        />
      ) : (
        <RecordForm
          key={base.systemModstamp}
          {...{ record: base, info, sections, adopted }}
          saveOptions={full.saveOptions}
          onSubmit={save}
          notice={<FormNotice {...{ info, refusal }} recordId={record.id} onSaveAnyway={saveAnyway} />}
        >
          <SaveBar
            before={base.values}
            backTo={paths.record(info.apiName, record.id)}
            labels={{ save: labelOf(SAVE), cancel: labelOf(CANCEL) }}
          />
        </RecordForm>
      )}
    </>
  );
}
