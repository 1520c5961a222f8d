import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListObjectInfo } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { columnsAfter, stepsAfter, type WayOption, type WayStep } from './column-way.ts';
import { displayable } from './view-draft.ts';

/** What can be chosen at the end of a way over relationships; undefined until it is known. */
export function useWayOptions(objectApiName: string, way: readonly WayStep[]): WayOption[] | undefined {
  const platform = usePlatform();
  const target = way.at(-1)?.objectApiName ?? objectApiName;
  const path = { objectApiName: target };
  const { data: possible } = useQuery(platformQuery(platform, getListObjectInfo, { path }));
  const { data: info } = useQuery(objectInfoQuery(platform, target));
  return possible && info && [...stepsAfter(way, info), ...columnsAfter(way, displayable(possible))];
}
