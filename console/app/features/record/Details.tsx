import { Paper } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ObjectInfo, RecordLayout } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { Detail } from './Detail.tsx';
import { LayoutColumns } from './LayoutColumns.tsx';
import { type PlacedField, placedSections } from './layout-fields.ts';
import { useFoldedSections } from './use-folded-sections.ts';

const FieldEditor = laterPart(async () => (await import('../inline-edit/FieldEditor.tsx')).FieldEditor);

/** Asks for the script of the editor that a field of a record opens. */
export const askForEditor = FieldEditor.ask;

interface DetailsProps {
  record: ConsoleRecord;
  info: ObjectInfo;
  layout: RecordLayout;
}

/** All fields of a record as its full layout arranges them. */
export function Details({ record, info, layout }: DetailsProps) {
  const say = useText();
  const editing = useEditing();
  useIdle(askForEditor, info.updateable);
  const { isFolded, fold } = useFoldedSections(info.apiName, record.recordTypeId);
  return (
    <Paper variant="outlined" component="section" aria-label={say('record.details')}>
      {placedSections(layout, info).map(({ id, heading, columns }) => (
        <LayoutColumns
          key={id}
          heading={heading}
          columns={columns}
          isFolded={isFolded(id)}
          onFold={(folded) => fold(id, folded)}
        >
          {(placed) => (
            <Detail
              placed={placed}
              record={record}
              {...(info.updateable && placed.isEditable && { onEdit: editing.begin })}
            />
          )}
        </LayoutColumns>
      ))}
      {editing.open && (
        <Suspense fallback={null}>
          <FieldEditor {...{ record, info }} {...editing.open} onClose={editing.end} />
        </Suspense>
      )}
    </Paper>
  );
}

interface Editing {
  placed: PlacedField;
  /** Where the editor opens, and where the focus is when it closes. */
  anchor: HTMLElement;
}

/** Which field is being edited in its place. */
function useEditing() {
  const [open, setOpen] = useState<Editing>();
  return {
    open,
    begin: (placed: PlacedField, anchor: HTMLElement) => setOpen({ placed, anchor }),
    end: () => {
      open?.anchor.focus();
      setOpen(undefined);
    },
  };
}
