import { useLocation } from 'react-router-dom';
import { TAB_PARAMETER } from '../../../paths.ts';
import { useAddressParams, withChanges } from '../../../ui/use-address-params.ts';
import { type RecordTab, recordTab } from './record-tab.ts';

/** The part of a record's page that is looked at, and the way to another: a step in the browser's history. */
export function useRecordTab(tabs: readonly RecordTab[], hasDetailsBeside: boolean) {
  const [params, changeParams] = useAddressParams();
  const { hash } = useLocation();
  return {
    tab: recordTab({ asked: params.get(TAB_PARAMETER), hash }, tabs, hasDetailsBeside),
    choose: (tab: RecordTab) =>
      changeParams((asked) => withChanges(asked, { [TAB_PARAMETER]: tab === 'details' ? undefined : tab })),
  };
}
