import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getRecord } from '#generated/record-data/client.gen.ts';
import type { CellChange } from '../../data/drafts.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { changeRecord } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FormErrors } from '../record/form-values.ts';
import type { PlacedField } from '../record/layout-fields.ts';
import { refusalOf } from '../record/save-outcome.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { CellEditor } from './CellEditor.tsx';

interface FieldEditorProps {
  record: ConsoleRecord;
  info: ObjectInfo;
  /** A field where it stands; whether it must not be emptied is asked of the layout where nothing tells. */
  placed: Pick<PlacedField, 'field' | 'label'> & { isRequired: boolean | undefined };
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * Edits one field of a record in its place and saves it at once, by the rules of the layout. What the platform
 * refuses is said beside the input, and what was typed stays.
 */
export function FieldEditor({ record, info, placed, anchor, onClose }: FieldEditorProps) {
  const { field, label, isRequired } = placed;
  const say = useText();
  const platform = usePlatform();
  const noteSaved = useWrittenNotice();
  // A newer version that the page reads meanwhile takes nothing away that was typed.
  const [start] = useState(record);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const save = async (changes: CellChange[]): Promise<FormErrors> => {
    const values = Object.fromEntries(changes.map((change) => [change.field, change.value]));
    setProblems([]);
    try {
      await changeRecord(platform, record, values, { ifUnmodifiedSince: record.systemModstamp });
    } catch (error) {
      const labelOf = (name: string) => info.fields[name]?.label ?? name;
      const refused = refusalOf(error, [field.apiName], say, labelOf);
      if (refused.kind === 'conflict') {
        // The page shows the newest version below; saving again is meant for that one.
        setProblems([say('inline.changedSince')]);
        await platform.invalidate(getRecord);
      } else if (refused.kind === 'duplicates') setProblems([say('inline.duplicates')]);
      else setProblems(refused.messages);
      return refused.errors;
    }
    noteSaved(say('record.saved'));
    onClose();
    return undefined;
  };
  return (
    <CellEditor
      {...{ info, field, label, isRequired, anchor, problems, onClose }}
      record={start}
      drafted={NOTHING}
      applyText={say('action.save')}
      onApply={save}
    />
  );
}

const NOTHING = {};
