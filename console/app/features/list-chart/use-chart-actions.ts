import { useQuery } from '@tanstack/react-query';
import { actionsOf } from '#client/actions/actions.ts';
import type { PlatformAction } from '#client/actions/types.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListViewChartActions } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';

/** What the platform calls the chart of a list view. */
const CHART = 'ListViewChartInstance';

/** What the platform lets this person do with charts of lists; undefined until known. */
export function useChartActions(): PlatformAction[] | undefined {
  const platform = usePlatform();
  const input = { path: { objectApiName: CHART }, query: { formFactor: 'Large' as const } };
  const { data } = useQuery(platformQuery(platform, getListViewChartActions, input));
  return data && actionsOf(data, CHART);
}
