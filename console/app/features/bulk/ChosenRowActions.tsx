import type { ConsoleRecord } from '../../data/record.ts';
import { RecordActions } from '../actions/RecordActions.tsx';
import { useListViewRowActions } from '../actions/use-actions.ts';

/** The quick actions that the platform offers for the one row that is chosen, such as closing a case. */
export function ChosenRowActions({ row }: { row: ConsoleRecord }) {
  const actions = useListViewRowActions(row.id);
  return actions ? <RecordActions isNarrow record={row} actions={actions} /> : null;
}
