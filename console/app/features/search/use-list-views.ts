import { useQueries } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { appNavItems } from '#client/records/apps.ts';
import { useApp, useApps } from '../../data/apps.ts';
import { usePins } from '../../data/preferences.ts';
import { listViewsQuery } from '../../data/queries/list-queries.ts';
import type { KnownListView } from './suggestions.ts';

/** The list views of the objects at hand, once asked for: those in the open app's navigation, and pinned ones. */
export function useListViews(isAsked: boolean): KnownListView[] {
  const platform = usePlatform();
  const { open } = useApps();
  const { data: app } = useApp(open?.appId);
  const { pins } = usePins();
  const listed = app ? appNavItems(app).flatMap(({ objectApiName }) => objectApiName ?? []) : [];
  const objects = [...new Set([...pins, ...listed])];
  const lists = useQueries({
    queries: objects.map((objectApiName) => ({
      ...listViewsQuery(platform, objectApiName),
      enabled: isAsked,
    })),
  });
  return lists.flatMap(({ data }, index) =>
    (data ?? []).map(({ apiName, label }) => ({
      objectApiName: objects[index] ?? '',
      apiName,
      label,
    })),
  );
}
