import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readObjectCreateActions } from '#client/actions/actions.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readCreateTemplate, templateValues } from '#client/records/templates.ts';
import type { InputFields, ObjectInfo, RecordLayout } from '#client/records/types.ts';
import { getObjectCreateActions } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { FormNotice } from '../record/FormNotice.tsx';
import type { RecordFormValues } from '../record/form-values.ts';
import { placedNames, placedSections } from '../record/layout-fields.ts';
import { RecordForm } from '../record/RecordForm.tsx';
import { SaveBar } from '../record/SaveBar.tsx';
import { submitForm } from '../record/submit-form.ts';
import { useSaveNew } from '../record/use-save-new.ts';

interface RecordCreatorProps {
  info: ObjectInfo;
  layout: RecordLayout;
  /** What the platform starts a new record with. */
  template: ConsoleRecord;
  /** What is set on top of that, and counts as typed. */
  typed: InputFields;
  /** What the page is called, unless it says that a record is created. */
  title?: string;
}

/** The form for a new record; a second one can follow the first. */
export function RecordCreator({ info, layout, template, typed, title }: RecordCreatorProps) {
  const say = useText();
  const navigate = useNavigate();
  const platform = usePlatform();
  const [start, setStart] = useState({ ...template, values: { ...template.values, ...typed } });
  const [round, setRound] = useState(0);
  const isAnother = useRef(false);
  const allowSaveOnDuplicate = useRef(false);
  const sections = placedSections(layout, info, 'create');
  const { save, refusal } = useSaveNew(info, placedNames(sections), (created) => {
    if (isAnother.current) startAnother();
    else navigate(created ? paths.record(info.apiName, created.id) : paths.list(info.apiName));
    isAnother.current = false;
  });
  const startAnother = async () => {
    const query = { recordTypeId: template.recordTypeId ?? undefined };
    const fresh = await readCreateTemplate(platform, info.apiName, query).catch(() => undefined);
    if (fresh) setStart({ ...start, values: { ...templateValues(fresh), ...typed } });
    setRound((before) => before + 1);
  };
  const submit = async (form: RecordFormValues) => {
    const options = { allowSaveOnDuplicate: allowSaveOnDuplicate.current };
    allowSaveOnDuplicate.current = false;
    return save({ ...form, values: { ...start.values, ...form.values } }, options);
  };
  const saveWith = (flag: React.RefObject<boolean>) => () => {
    flag.current = true;
    submitForm();
  };
  const saveAndNew = useFormButton(info.apiName, 'SaveAndNewEdit');
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={36} />}
        over={info.labelPlural}
        title={title ?? say('record.newTitle', { object: info.label })}
      />
      <RecordForm
        key={round}
        {...{ record: start, info, sections }}
        saveOptions={layout.saveOptions}
        onSubmit={submit}
        notice={<FormNotice {...{ info, refusal }} onSaveAnyway={saveWith(allowSaveOnDuplicate)} />}
      >
        <SaveBar
          before={template.values}
          backTo={paths.list(info.apiName)}
          canSaveUnchanged
          another={saveAndNew ? { label: saveAndNew, onClick: saveWith(isAnother) } : undefined}
        />
      </RecordForm>
    </>
  );
}

/** What the platform calls a button of the form for new records; undefined where it has none. */
function useFormButton(objectApiName: string, apiName: string): string | undefined {
  const platform = usePlatform();
  const { data } = useQuery(
    derivedQuery(platform, getObjectCreateActions, {
      input: { objectApiName },
      part: 'buttons',
      read: () => readObjectCreateActions(platform, objectApiName),
    }),
  );
  return data?.find((action) => action.apiName === apiName)?.label ?? undefined;
}
