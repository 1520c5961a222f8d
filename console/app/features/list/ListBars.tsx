import type { ListInfoSummary, ObjectInfo } from '#client/records/types.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { DraftBar } from '../inline-edit/DraftBar.tsx';
import type { InlineEdit } from '../inline-edit/use-inline-edit.ts';
import type { ListControl } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';

export interface ListBarsProps {
  info: ObjectInfo;
  view: ListInfoSummary;
  list: ListControl;
  edit: InlineEdit;
  selection: Selection;
  /** Whether the list has rows beyond those that are here. */
  hasMore: boolean;
  onExport: () => void;
}

/** What is below a list while something of it is chosen or changed: a list that is only read does not load it. */
export function ListBars({ info, view, list, edit, selection, hasMore, onExport }: ListBarsProps) {
  return (
    <>
      <DraftBar edit={edit} info={info} />
      <BulkBar {...{ info, view, list, selection, hasMore, onExport }} />
    </>
  );
}
