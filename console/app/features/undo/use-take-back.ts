import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { setEntry } from '../../data/undo/journal.ts';
import type { Refused, WriteEntry, Written } from '../../data/undo/written.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';

/** Takes back what was written and says so; the page of a record that is gone by that leads to its list. */
export function useTakeBack() {
  const say = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const platform = usePlatform();
  return async ({ key, records }: WriteEntry, what: string): Promise<void> => {
    setEntry(key, { state: 'underway', refused: [] });
    const refused = await tryToTakeBack(records);
    // What is left can be tried again; what was taken back is not.
    const isWhole = refused.length === 0;
    const isNothing = refused.length >= records.length;
    setEntry(key, { state: isNothing && !isWhole ? 'written' : 'takenBack', refused });
    if (isWhole) notify(say('undo.done', { what }), { autoHideDuration: 5000 });
    else {
      const reason = refused.map(({ reason: text }) => text).find(Boolean) ?? '';
      notify(say('undo.refused', { what, reason }), { type: 'error', autoHideDuration: 10_000 });
    }
    const [only] = records;
    if (isWhole && only?.kind === 'created' && isShown(only)) navigate(paths.list(only.apiName));
  };

  /** Whether the page is that of the record or the list view. */
  function isShown({ id, apiName, setting }: Written): boolean {
    if (!setting) return pathname.includes(id);
    const asked = new URLSearchParams(search).get('view');
    return setting.of === 'listView' && pathname === paths.list(apiName) && asked === id;
  }

  async function tryToTakeBack(records: WriteEntry['records']): Promise<readonly Refused[]> {
    const explain = (error: unknown) => problemText(error, say);
    try {
      const { takeBack } = await import('./take-back.ts');
      const texts = {
        changedSince: say('undo.changedSince'),
        gone: say('undo.gone'),
        arrangedSince: say('undo.arrangedSince'),
      };
      return await takeBack({ platform, records, explain, texts });
    } catch (error) {
      return records.map(({ name }) => ({ name, reason: explain(error) }));
    }
  }
}
