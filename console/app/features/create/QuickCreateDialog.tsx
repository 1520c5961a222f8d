import { Box, DialogTitle, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getRecordDefaultsForCreate } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DialogActionsBar } from '../record/DialogActionsBar.tsx';
import { FormDialog } from '../record/FormDialog.tsx';
import { FormNotice } from '../record/FormNotice.tsx';
import type { RecordFormValues } from '../record/form-values.ts';
import { type PlacedSection, placedNames, placedSections } from '../record/layout-fields.ts';
import { RecordForm } from '../record/RecordForm.tsx';
import { submitForm } from '../record/submit-form.ts';
import { useSaveNew } from '../record/use-save-new.ts';
import { typedName } from './typed-name.ts';

interface QuickCreateDialogProps {
  objectApiName: string;
  /** What has been typed as the name of the record. */
  name: string;
  onClose: () => void;
  onCreated: (record: ConsoleRecord) => void;
}

/** A new record beside the form that needs it, which stays as it is. */
export function QuickCreateDialog({ objectApiName, name, onClose, onCreated }: QuickCreateDialogProps) {
  const say = useText();
  const platform = usePlatform();
  const titleId = useId();
  const info = useQuery(objectInfoQuery(platform, objectApiName));
  const defaults = useQuery(platformQuery(platform, getRecordDefaultsForCreate, { path: { objectApiName } }));
  const error = info.error ?? defaults.error;
  const { layout, record } = defaults.data ?? {};
  return (
    <FormDialog onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {info.data && say('record.newTitle', { object: info.data.label })}
      </DialogTitle>
      {error && <ErrorPanel error={error} />}
      {!error && !(info.data && layout && record) && <LinearProgress aria-label={say('app.loading')} />}
      {info.data && layout && record && (
        <ResourceContextProvider value={objectApiName}>
          <QuickForm
            info={info.data}
            sections={placedSections(layout, info.data, 'create')}
            start={toConsoleRecord(record)}
            {...{ name, onClose, onCreated }}
          />
        </ResourceContextProvider>
      )}
    </FormDialog>
  );
}

interface QuickFormProps extends Pick<QuickCreateDialogProps, 'name' | 'onClose' | 'onCreated'> {
  info: ObjectInfo;
  sections: PlacedSection[];
  start: ConsoleRecord;
}

function QuickForm({ info, sections, start, name, onClose, onCreated }: QuickFormProps) {
  const say = useText();
  const id = useId();
  const [named] = useState({ ...start, values: { ...start.values, ...typedName(name, info) } });
  const allowSaveOnDuplicate = useRef(false);
  const { save, refusal } = useSaveNew(info, placedNames(sections), (record) => {
    if (record) onCreated(record);
    onClose();
  });
  const submit = (form: RecordFormValues) =>
    save(form, { allowSaveOnDuplicate: allowSaveOnDuplicate.current });
  const saveAnyway = () => {
    allowSaveOnDuplicate.current = true;
    submitForm(id);
  };
  return (
    <Box sx={{ overflowY: 'auto' }}>
      <RecordForm
        {...{ id, info, sections }}
        record={named}
        onSubmit={submit}
        isInDialog
        notice={<FormNotice {...{ info, refusal }} onSaveAnyway={saveAnyway} />}
      >
        <DialogActionsBar label={say('action.save')} onClose={onClose} />
      </RecordForm>
    </Box>
  );
}
