import { useCallback, useMemo, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { useStore } from '#client/react/use-store.ts';
import type { ListInfo, ObjectInfo } from '#client/records/types.ts';
import { distinctName } from '../../data/distinct-name.ts';
import {
  type CellChange,
  countChanges,
  type Drafts,
  draftedValues,
  draftStore,
  draftsOf,
  setDrafts,
  withChanges,
  withoutDrafts,
} from '../../data/drafts.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { useWarningBeforeUnload } from '../../ui/use-warning-before-unload.ts';
import type { Column } from '../fields/column.ts';
import type { GridEditing } from '../grid/types.ts';
import type { FileFault } from '../import/types.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { editableField, isRequiredCell } from './editable-field.ts';
import type { Pasted } from './paste-cells.ts';

/** The cell that is being edited. */
export interface OpenCell {
  row: ConsoleRecord;
  column: Column;
  field: string;
  /** Undefined where the list does not tell. */
  isRequired: boolean | undefined;
  anchor: HTMLElement;
}

/** Editing in the rows of a list: drafts, their save, and what is left of them afterwards. */
export function useInlineEdit(info: ObjectInfo, listInfo: ListInfo | undefined) {
  const say = useText();
  const locale = useLocale();
  const noteSaved = useWrittenNotice();
  const platform = usePlatform();
  useStore(draftStore);
  const drafts = draftsOf(info.apiName);
  const [open, setOpen] = useState<OpenCell>();
  const [progress, setProgress] = useState<number>();
  const [pasteFaults, setPasteFaults] = useState<readonly FileFault[]>([]);
  const count = countChanges(drafts);
  useWarningBeforeUnload(count > 0);

  const columns = listInfo?.displayColumns;
  const shownAs = useCallback(
    ({ path }: Column) => columns?.find(({ fieldApiName }) => fieldApiName === path),
    [columns],
  );
  const fieldOf = useCallback(
    (row: ConsoleRecord, column: Column) => {
      const shown = shownAs(column);
      return shown && editableField(row, shown, info);
    },
    [shownAs, info],
  );
  const cells = useMemo(
    () => Object.fromEntries(Object.entries(drafts).map(([id, draft]) => [id, draft.cells])),
    [drafts],
  );
  const onEdit: GridEditing['onEdit'] = (row, column, anchor) => {
    const field = fieldOf(row, column);
    const described = field && info.fields[field];
    const shown = shownAs(column);
    if (!described || !shown) return;
    setOpen({ row, column, field, isRequired: isRequiredCell(row, shown, described), anchor });
  };
  const close = () => {
    open?.anchor.focus();
    setOpen(undefined);
  };
  const apply = (changes: CellChange[], record: ConsoleRecord): undefined => {
    if (open) {
      const name = distinctName(record, info);
      setDrafts(info.apiName, withChanges(draftsOf(info.apiName), record, name, changes));
    }
    close();
  };
  const save = async (asked: Drafts = drafts): Promise<Drafts> => {
    const { saveDrafts } = await import('./save-drafts.ts');
    setProgress(0);
    const explain = (error: unknown) => problemText(error, say);
    const left = await saveDrafts({ platform, drafts: asked, explain, onProgress: setProgress });
    const others = withoutDrafts(draftsOf(info.apiName), Object.keys(asked));
    setDrafts(info.apiName, { ...others, ...left });
    setProgress(undefined);
    const saved = Object.keys(asked).length - Object.keys(left).length;
    if (saved > 0) noteSaved(say('inline.saved', { count: saved }));
    return left;
  };
  const onPaste: GridEditing['onPaste'] = async (text, rows, into) => {
    const { pasteCells } = await import('./paste-cells.ts');
    const pasted = await pasteCells(text, {
      ...{ platform, info, locale, rows, columns: into, fieldOf },
      isRequired: (row, column) => {
        const [shown, described] = [shownAs(column), info.fields[fieldOf(row, column) ?? '']];
        return (
          shown !== undefined && described !== undefined && isRequiredCell(row, shown, described) === true
        );
      },
      valuesOf: (row) => draftedValues(row, draftsOf(info.apiName)[row.id]),
    }).catch(
      (error): Pasted => ({
        faults: [{ key: 'importing.refused', values: { reason: problemText(error, say) } }],
      }),
    );
    if ('faults' in pasted) return setPasteFaults(pasted.faults);
    const all = pasted.changes.reduce(
      (before, [row, changes]) => withChanges(before, row, distinctName(row, info), changes),
      draftsOf(info.apiName),
    );
    setDrafts(info.apiName, all);
  };
  const editing: GridEditing | undefined = info.updateable
    ? { drafts: cells, fieldOf, onEdit, onPaste }
    : undefined;
  const change = (next: Drafts) => setDrafts(info.apiName, next);
  return {
    ...{ editing, drafts, count, open, close, apply, save, change, progress, pasteFaults },
    forgetPaste: () => setPasteFaults([]),
  };
}

export type InlineEdit = ReturnType<typeof useInlineEdit>;
