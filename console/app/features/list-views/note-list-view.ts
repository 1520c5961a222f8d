import type { ListInfo } from '#client/records/types.ts';
import { noteWritten } from '../../data/undo/journal.ts';
import { contentOf } from './view-draft.ts';

/** Keeps in mind that a list view was made, changed or deleted, so that it can be taken back. */
export function noteListView(before: ListInfo | undefined, after: ListInfo | undefined): void {
  const info = after ?? before;
  const objectApiName = info?.listReference.objectApiName;
  const listViewApiName = info?.listReference.listViewApiName;
  if (!info || !objectApiName || !listViewApiName) return;
  noteWritten({
    id: listViewApiName,
    apiName: objectApiName,
    name: info.label,
    kind: before && after ? 'changed' : after ? 'created' : 'deleted',
    setting: {
      of: 'listView',
      path: { objectApiName, listViewApiName },
      ...(before && { before: contentOf(before) }),
      ...(after && { after: contentOf(after) }),
    },
  });
}
