import { Suspense } from 'react';
import type { ListInfo, ListInfoSummary, ObjectInfo } from '#client/records/types.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useLocale } from '../../i18n/use-text.ts';
import type { Column } from '../fields/column.ts';
import { withFilters } from '../list-filters/filter-operands.ts';
import type { ListObjectInfo } from '../list-views/operators.ts';
import type { ListDialog } from './ListActions.tsx';
import type { ListControl } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

const ViewEditor = laterPart(async () => (await import('../list-views/ViewEditor.tsx')).ViewEditor);
const DeleteView = laterPart(async () => (await import('../list-views/DeleteView.tsx')).DeleteView);
const ExportDialog = laterPart(async () => (await import('../export/ExportDialog.tsx')).ExportDialog);

interface ListDialogsProps {
  open: ListDialog | undefined;
  info: ObjectInfo;
  listInfo: ListInfo;
  views: readonly ListInfoSummary[];
  /** Undefined while it is read, and where the platform does not tell. */
  possible: ListObjectInfo | undefined;
  columns: readonly Column[];
  list: ListControl;
  selection: Selection;
  onClose: () => void;
}

/** What is open over a list. */
export function ListDialogs(props: ListDialogsProps) {
  const { open, info, listInfo, views, possible, columns, list, selection, onClose } = props;
  const locale = useLocale();
  const show = (view: string) => {
    if (view !== listInfo.listReference.listViewApiName) list.setView(view);
    onClose();
  };
  const isEditor = open === 'create' || open === 'clone' || open === 'edit';
  return (
    <Suspense>
      {isEditor && possible && (
        <ViewEditor
          kind={open}
          {...{ info, views, possible, onClose }}
          listInfo={open === 'clone' ? withFilters(listInfo, list.state.filters, possible, locale) : listInfo}
          onSaved={show}
        />
      )}
      {open === 'delete' && (
        <DeleteView
          objectApiName={info.apiName}
          {...{ listInfo, onClose }}
          onDeleted={() => {
            const next = views.find(({ apiName }) => apiName !== listInfo.listReference.listViewApiName);
            if (next) list.setView(next.apiName, true);
            onClose();
          }}
        />
      )}
      {open === 'export' && (
        <ExportDialog
          {...{ info, listInfo, columns, onClose }}
          state={list.state}
          chosen={selection.chosen}
        />
      )}
    </Suspense>
  );
}
