import { Box, Paper, Typography } from '@mui/material';
import { Lock } from 'lucide-react';
import { Form, RecordContextProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useRead } from '#client/react/use-read.ts';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import type { InputFields, ObjectInfo, PicklistFields } from '#client/records/types.ts';
import { getPicklistValuesByRecordType } from '#generated/record-data/client.gen.ts';
import type { ConsoleRecord } from '../data/record.ts';
import { useText } from '../i18n/use-text.ts';
import { FieldInput, isEditableType } from '../inputs/FieldInput.tsx';
import { LayoutColumns } from './LayoutColumns.tsx';
import type { PlacedField, PlacedSection } from './layout-fields.ts';
import { RecordValue } from './RecordValue.tsx';

export interface RecordFormValues {
  values: InputFields;
}

/** Errors by input, as react-admin's form takes them; undefined for a success. */
export type FormErrors = Record<string, unknown> | undefined;

interface RecordFormProps {
  record: ConsoleRecord;
  info: ObjectInfo;
  sections: PlacedSection[];
  onSubmit: (form: RecordFormValues) => Promise<FormErrors>;
  /** Above the fields: what went wrong. */
  notice?: React.ReactNode;
  /** Below the fields, always in sight. */
  children: React.ReactNode;
}

export const FORM_ID = 'record-form';

/** The fields of a record in their places, each with its input or, where it may not be changed, its value. */
export function RecordForm({ record, info, sections, onSubmit, notice, children }: RecordFormProps) {
  const recordTypeId = record.recordTypeId ?? MASTER_RECORD_TYPE_ID;
  const { data } = useRead(getPicklistValuesByRecordType, {
    path: { objectApiName: info.apiName, recordTypeId },
  });
  const focused = useLocation().hash.slice(1);
  return (
    <RecordContextProvider value={record}>
      <Form
        id={FORM_ID}
        onSubmit={onSubmit as never}
        warnWhenUnsavedChanges
        disableInvalidFormNotification
        noValidate
      >
        <Box sx={{ p: { xs: 3, md: 6 }, pb: { xs: 4, md: 4 } }}>
          {notice}
          <Paper variant="outlined">
            {sections.map(({ id, heading, columns }) => (
              <LayoutColumns key={id} heading={heading} columns={columns} gap={5}>
                {(placed) => (
                  <FormField
                    {...{ placed, record }}
                    picklists={data?.picklistFieldValues ?? {}}
                    autoFocus={placed.field.apiName === focused}
                  />
                )}
              </LayoutColumns>
            ))}
          </Paper>
        </Box>
        {children}
      </Form>
    </RecordContextProvider>
  );
}

interface FormFieldProps {
  placed: PlacedField;
  record: ConsoleRecord;
  picklists: PicklistFields;
  autoFocus: boolean;
}

function FormField({ placed, record, picklists, autoFocus }: FormFieldProps) {
  const { field, label, isRequired, isEditable } = placed;
  if (!isEditable || !isEditableType(field.dataType)) return <LockedField placed={placed} record={record} />;
  return <FieldInput {...{ field, label, isRequired, autoFocus }} picklist={picklists[field.apiName]} />;
}

/** A field that this person may see but not change. */
function LockedField({ placed: { field, label }, record }: { placed: PlacedField; record: ConsoleRecord }) {
  const say = useText();
  const isSystem = field.calculated || (!field.createable && !field.updateable && !field.custom);
  return (
    <Box title={say(isSystem ? 'record.readOnlySystem' : 'record.readOnly')} sx={{ minHeight: 36 }}>
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <Lock size={12} strokeWidth={1.5} aria-hidden /> {label}
      </Typography>
      <Typography variant="body1" component="div" sx={{ minHeight: 20, overflowWrap: 'anywhere' }}>
        <RecordValue record={record} field={field} />
      </Typography>
    </Box>
  );
}
