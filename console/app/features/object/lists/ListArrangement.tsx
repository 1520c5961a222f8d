import { useQuery } from '@tanstack/react-query';
import { saveListPreferences } from '#client/lists/list-views.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfo } from '#client/records/types.ts';
import { getListPreferences } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useOffered } from '../../../data/queries/use-offered.ts';
import { noteArrangement } from '../../../data/undo/arrangement.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Facts } from '../Facts.tsx';
import { arrangementFacts, asDelivered } from './arrangement-facts.ts';
import { ResetArrangement } from './ResetArrangement.tsx';

interface ListArrangementProps {
  objectApiName: string;
  listViewApiName: string;
  list: ListInfo;
}

/** How the person has arranged a list view, and the way back. */
export function ListArrangement({ objectApiName, listViewApiName, list }: ListArrangementProps) {
  const say = useText();
  const platform = usePlatform();
  const path = { objectApiName, listViewApiName };
  const isKept = useOffered(getListPreferences);
  const { data } = useQuery(platformQuery(platform, getListPreferences, isKept && { path }));
  if (!data) return null;
  const reset = async () => {
    const change = { ...asDelivered(list.displayColumns), orderedBy: [] };
    await saveListPreferences(platform, path, change);
    noteArrangement({ listView: path }, list.label, data, change);
  };
  return (
    <>
      <Facts facts={arrangementFacts(data, list.displayColumns, say)} />
      <ResetArrangement list={list.label} onReset={reset} />
    </>
  );
}
