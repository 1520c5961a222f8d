import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveListPreferences } from '#client/lists/list-views.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfo } from '#client/records/types.ts';
import { getListPreferences, updateListPreferences } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useOffered } from '../../data/queries/use-offered.ts';
import { noteArrangement, type SavedArrangement } from '../../data/undo/arrangement.ts';
import type { ArrangementChange } from '../../data/undo/settings.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';

/**
 * Widths, wrapping and order of a list view as this person likes them. A change shows at once and is saved on the
 * platform, where it can be taken back; where that fails, it is undone and said. A version that keeps no arrangement leaves it to this visit of
 * the list. Where the list view does not tell the arrangement, it is read by itself.
 */
export function useArrangement(objectApiName: string, listViewApiName: string, info: ListInfo | undefined) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const isKept = useOffered(updateListPreferences);
  const [latest, setLatest] = useState<ArrangementChange>({});
  const path = { objectApiName, listViewApiName };
  const isUntold = info !== undefined && info.userPreferences === undefined;
  const { data } = useQuery(platformQuery(platform, getListPreferences, isKept && isUntold && { path }));
  const saved = info?.userPreferences ?? data;
  const widths = { ...saved?.columnWidths, ...latest.columnWidths };
  const wraps = { ...saved?.columnWrap, ...latest.columnWrap };

  const label = info?.label ?? listViewApiName;
  // One after the other: of steps that follow each other quickly the last one stays, and the way back leads to the first.
  const { mutateAsync: keep } = useMutation({
    scope: { id: `arrangement ${objectApiName} ${listViewApiName}` },
    mutationFn: async ({ before, change }: { before: SavedArrangement; change: ArrangementChange }) => {
      await saveListPreferences(platform, path, change);
      noteArrangement({ listView: path }, label, before, change);
    },
  });
  const save = async (change: ArrangementChange) => {
    setLatest((before) => ({
      columnWidths: { ...before.columnWidths, ...change.columnWidths },
      columnWrap: { ...before.columnWrap, ...change.columnWrap },
    }));
    if (!isKept) return;
    try {
      const before = { columnWidths: widths, columnWrap: wraps, orderedBy: info?.orderedByInfo };
      await keep({ before, change });
    } catch (error) {
      const messageArgs = { reason: problemText(error, say) };
      notify('grid.arrangementFailed', { type: 'error', messageArgs });
    } finally {
      // What the platform tells is shown again, unless the same was changed once more meanwhile.
      setLatest(({ columnWidths, columnWrap }) => ({
        columnWidths: without(columnWidths, change.columnWidths),
        columnWrap: without(columnWrap, change.columnWrap),
      }));
    }
  };
  return { widths, wraps, isKept, save };
}

const without = <T>(values: Record<string, T> = {}, done: Record<string, T> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => done[name] !== value));
