import { useState } from 'react';
import { FetchError } from '#client/errors/index.ts';
import { saveListView, saveNewListView } from '#client/lists/list-views.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfo, ListInfoSummary, ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { noteListView } from './note-list-view.ts';
import type { ListObjectInfo } from './operators.ts';
import type { EditKind } from './view-draft.ts';
import { apiNameFor, type ViewDraft, viewInput } from './view-draft.ts';

/** Saves a list view, new or changed; what the platform refuses stays in the editor with its reasons. */
export function useSaveView({ kind, info, listInfo, views, onSaved }: ViewEditorProps) {
  const say = useText();
  const note = useWrittenNotice();
  const platform = usePlatform();
  const [problems, setProblems] = useState<string[]>([]);
  const [isSaving, setSaving] = useState(false);

  const write = (draft: ViewDraft, rights: Parameters<typeof viewInput>[1]) => {
    const body = viewInput(draft, rights);
    const objectApiName = info.apiName;
    if (kind === 'edit') {
      const listViewApiName = listInfo.listReference.listViewApiName ?? '';
      return saveListView(platform, { objectApiName, listViewApiName }, body);
    }
    const listViewApiName = apiNameFor(
      draft.label,
      views.map(({ apiName }) => apiName),
    );
    return saveNewListView(platform, objectApiName, { ...body, label: draft.label.trim(), listViewApiName });
  };
  const save = async (draft: ViewDraft, rights: Parameters<typeof viewInput>[1]) => {
    setSaving(true);
    setProblems([]);
    try {
      const saved = await write(draft, rights);
      const isNew = kind !== 'edit';
      noteListView(isNew ? undefined : listInfo, saved);
      note(say('listView.saved', { label: saved.label }));
      onSaved(saved.listReference.listViewApiName ?? '');
    } catch (error) {
      const isRefused = error instanceof FetchError && error.status === 400 && error.errors.length > 0;
      setProblems(isRefused ? error.errors.map(({ message }) => message) : [problemText(error, say)]);
      setSaving(false);
    }
  };
  return { save, problems, isSaving };
}

export interface ViewEditorProps {
  kind: EditKind;
  info: ObjectInfo;
  listInfo: ListInfo;
  views: readonly ListInfoSummary[];
  possible: ListObjectInfo;
  onClose: () => void;
  onSaved: (listViewApiName: string) => void;
}
