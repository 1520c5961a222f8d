import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetIdentity, useStore } from 'react-admin';
import { selectApp } from '#client/apps/apps.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readNavItems } from '#client/records/apps.ts';
import { getApp, getApps, getNavItems } from '#generated/record-data/client.gen.ts';
import { useRested } from '../ui/use-rested.ts';
import { derivedQuery, platformQuery } from './queries/platform-query.ts';

/** The apps that the person may open, and the one that is open: the one chosen here last, else the platform's choice. */
export function useApps() {
  const platform = usePlatform();
  const isRested = useRested();
  const { data: identity } = useGetIdentity();
  const [choices, setChoices] = useStore<Record<string, string>>('apps', {});
  const userId = identity?.id === undefined ? undefined : String(identity.id);
  const list = useQuery(platformQuery(platform, getApps, isRested && userId !== undefined && {}));
  const apps = list.data?.apps ?? [];
  const chosen = userId === undefined ? undefined : choices[userId];
  const open = apps.find(({ appId }) => appId === chosen) ?? apps.find(({ selected }) => selected) ?? apps[0];
  return {
    apps,
    open,
    isPending: list.isPending,
    choose: (appId: string) => {
      if (userId === undefined) return;
      setChoices({ ...choices, [userId]: appId });
      // Kept on the platform for other devices; here the choice counts even where that fails.
      selectApp(platform, { appId }).catch(() => undefined);
    },
  };
}

/** An app with its navigation; the one before stays until it is there. */
export function useApp(appId: string | undefined) {
  const platform = usePlatform();
  return useQuery({
    ...platformQuery(platform, getApp, appId && { path: { appId } }),
    placeholderData: keepPreviousData,
  });
}

/** All navigation items that the person may use. */
export function useNavItems() {
  const platform = usePlatform();
  const isRested = useRested();
  return useQuery(
    derivedQuery(platform, getNavItems, {
      input: isRested && {},
      part: 'all pages',
      read: () => readNavItems(platform),
    }),
  );
}
