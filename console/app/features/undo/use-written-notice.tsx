import { useNotify } from 'react-admin';
import { journal } from '../../data/undo/journal.ts';
import { useIdle } from '../../ui/use-idle.ts';

/** Time in which the notice of a write offers to take it back, in milliseconds. */
const SHOWN_MS = 8000;

const openNotice = () => import('./WrittenNotice.tsx');
const askForNotice = (): void => void openNotice();

/** Says that something was written, with a way to take it back at once where there is one. */
export function useWrittenNotice(): (text: string) => void {
  const notify = useNotify();
  useIdle(askForNotice);
  return async (text) => {
    const [latest] = journal.get().entries;
    const isOfThis = latest?.state === 'written' && Date.now() - latest.at < SHOWN_MS;
    const options = { autoHideDuration: SHOWN_MS };
    if (!isOfThis) return notify(text, options);
    const { WrittenNotice } = await openNotice();
    notify(<WrittenNotice entry={latest} text={text} />, options);
  };
}
