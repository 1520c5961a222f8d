import { Alert, Box, DialogTitle, LinearProgress } from '@mui/material';
import { useId, useRef } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DialogActionsBar } from '../record/DialogActionsBar.tsx';
import { FormDialog } from '../record/FormDialog.tsx';
import { FormNotice } from '../record/FormNotice.tsx';
import type { RecordFormValues } from '../record/form-values.ts';
import { placedNames, placedSections } from '../record/layout-fields.ts';
import { RecordForm } from '../record/RecordForm.tsx';
import { submitForm } from '../record/submit-form.ts';
import { usePerform } from './use-perform.ts';
import { type QuickActionPage, useQuickAction } from './use-quick-action.ts';

interface QuickActionDialogProps {
  actionApiName: string;
  /** The record on the screen; absent for an action of the whole application. */
  context?: ConsoleRecord;
  onClose: () => void;
  /** What follows a success; object and id are those of the record written. */
  onDone?: (objectApiName: string, recordId: string | null) => void;
}

/** The short form of a quick action. */
export function QuickActionDialog({ actionApiName, context, onClose, onDone }: QuickActionDialogProps) {
  const say = useText();
  const titleId = useId();
  const { page, error } = useQuickAction(actionApiName, context);
  return (
    <FormDialog onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{page?.action.label ?? say('actions.title')}</DialogTitle>
      {error && <ErrorPanel error={error} />}
      {!error && !page && <LinearProgress aria-label={say('app.loading')} />}
      {page && (
        <ResourceContextProvider value={page.info.apiName}>
          <ActionForm {...{ page, context, onClose, onDone }} />
        </ResourceContextProvider>
      )}
    </FormDialog>
  );
}

interface ActionFormProps extends Pick<QuickActionDialogProps, 'onClose' | 'onDone'> {
  page: QuickActionPage;
  context: ConsoleRecord | undefined;
}

function ActionForm({ page, context, onClose, onDone }: ActionFormProps) {
  const say = useText();
  const id = useId();
  const { action, info, layout, start } = page;
  const isUpdate = action.type === 'Update';
  const isMail = !isUpdate && info.apiName === 'EmailMessage';
  const sections = placedSections(layout, info, isUpdate ? 'update' : 'create');
  const names = placedNames(sections);
  const allowSaveOnDuplicate = useRef(false);
  const { perform, refusal } = usePerform(page, context, names, (recordId) => {
    onClose();
    onDone?.(info.apiName, recordId);
  });
  const submit = (form: RecordFormValues) =>
    perform(form, { allowSaveOnDuplicate: allowSaveOnDuplicate.current });
  const saveAnyway = () => {
    allowSaveOnDuplicate.current = true;
    submitForm(id);
  };
  return (
    <Box sx={{ overflowY: 'auto' }}>
      <RecordForm
        {...{ id, info, sections }}
        record={start}
        onSubmit={submit}
        isInDialog
        notice={
          <>
            <FormNotice {...{ info, refusal }} recordId={start.id || undefined} onSaveAnyway={saveAnyway} />
            {names.length === 0 && <Alert severity="info">{say('actions.withoutFields')}</Alert>}
          </>
        }
      >
        <DialogActionsBar
          label={names.length > 0 ? say(isMail ? 'actions.send' : 'action.save') : (action.label ?? '')}
          onClose={onClose}
        />
      </RecordForm>
    </Box>
  );
}
