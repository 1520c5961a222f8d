import { Box, Paper } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form, RecordContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { InputFields, ObjectInfo, PicklistFields, RecordLayout } from '#client/records/types.ts';
import { picklistsQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { FieldInput, isEditableType } from '../inputs/FieldInput.tsx';
import { AdoptValues } from './AdoptValues.tsx';
import { FocusFirstFault } from './FocusFirstFault.tsx';
import { TellFilled } from './FormDialog.tsx';
import { FORM_ID, type FormErrors, type RecordFormValues } from './form-values.ts';
import { LayoutColumns } from './LayoutColumns.tsx';
import { LockedField } from './LockedField.tsx';
import { type PlacedField, type PlacedSection, placedNames } from './layout-fields.ts';
import { SaveChoices } from './SaveChoices.tsx';

interface RecordFormProps {
  /** Tells this form from others on the page; its own by default. */
  id?: string;
  record: ConsoleRecord;
  info: ObjectInfo;
  sections: PlacedSection[];
  onSubmit: (form: RecordFormValues) => Promise<FormErrors>;
  /** Values that take the place of the record's, as if they had been typed. */
  adopted?: InputFields | undefined;
  /** What the layout lets the person choose when saving. */
  saveOptions?: RecordLayout['saveOptions'];
  /** Above the fields: what went wrong. */
  notice?: React.ReactNode;
  /** Whether it stands in a dialog: without a frame of its own, and beginning in the first field. */
  isInDialog?: boolean;
  /** Below the fields, always in sight. */
  children: React.ReactNode;
}

/** The fields of a record in their places, each with its input or, where it may not be changed, its value. */
export function RecordForm(props: RecordFormProps) {
  const { id = FORM_ID, record, info, sections, onSubmit, adopted, notice, isInDialog, children } = props;
  const { saveOptions = [] } = props;
  const names = placedNames(sections);
  const hash = useLocation().hash.slice(1);
  const focused = isInDialog ? names[0] : hash;
  const fields = (
    <>
      <FormSections {...{ record, info, sections, focused, isInDialog }} />
      <SaveChoices options={saveOptions} />
    </>
  );
  return (
    <RecordContextProvider value={record}>
      <Form
        id={id}
        onSubmit={onSubmit as never}
        warnWhenUnsavedChanges={!isInDialog}
        disableInvalidFormNotification
        noValidate
      >
        <FocusFirstFault order={names} />
        {isInDialog && <TellFilled />}
        {adopted && <AdoptValues values={adopted} />}
        <Box sx={isInDialog ? { px: 6, pt: 3, pb: 4 } : { p: { xs: 3, md: 6 }, pb: { xs: 4, md: 4 } }}>
          {notice}
          {isInDialog ? fields : <Paper variant="outlined">{fields}</Paper>}
        </Box>
        {children}
      </Form>
    </RecordContextProvider>
  );
}

interface FormSectionsProps extends Pick<RecordFormProps, 'record' | 'info' | 'sections' | 'isInDialog'> {
  /** Field to begin in. */
  focused: string | undefined;
}

/** The sections of the form; the choices of picklists follow the record type that is chosen in it. */
function FormSections({ record, info, sections, focused, isInDialog }: FormSectionsProps) {
  const platform = usePlatform();
  const typed: unknown = useWatch({ name: 'values.RecordTypeId' });
  const chosen = typeof typed === 'string' && typed ? typed : record.recordTypeId;
  const { data } = useQuery({
    ...picklistsQuery(platform, info.apiName, chosen),
    placeholderData: keepPreviousData,
  });
  return sections.map(({ id, heading, columns }) => (
    <LayoutColumns key={id} heading={heading} columns={columns} gap={5} isTight={isInDialog}>
      {(placed) => (
        <FormField
          {...{ placed, record }}
          picklists={data?.picklistFieldValues}
          autoFocus={placed.field.apiName === focused}
        />
      )}
    </LayoutColumns>
  ));
}

interface FormFieldProps {
  placed: PlacedField;
  record: ConsoleRecord;
  /** Undefined while they are read: a picklist without its choices would call a good value wrong. */
  picklists: PicklistFields | undefined;
  autoFocus: boolean;
}

function FormField({ placed, record, picklists, autoFocus }: FormFieldProps) {
  const { field, label, isRequired, isEditable } = placed;
  if (!isEditable || !isEditableType(field.dataType)) return <LockedField placed={placed} record={record} />;
  return <FieldInput {...{ field, label, isRequired, autoFocus }} picklist={picklists?.[field.apiName]} />;
}
