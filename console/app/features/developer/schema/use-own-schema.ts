import { useQueries, useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { usePageSettings } from '../../shell/page-settings-provider.tsx';
import { type Schema, schemaOf } from './schema.ts';

/** The schema of this connection, and how many of its objects are read. */
export function useOwnSchema() {
  const platform = usePlatform();
  const { environment } = usePageSettings();
  const directory = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  const names = Object.keys(directory.data?.objects ?? {});
  const infos = useQueries({ queries: names.map((name) => objectInfoQuery(platform, name)) });
  const read = infos.flatMap(({ data }) => data ?? []);
  const isComplete = names.length > 0 && read.length === names.length;
  const schema: Schema | undefined = isComplete ? schemaOf(read, environment, new Date()) : undefined;
  const failed = infos.filter(({ isError }) => isError);
  return {
    schema,
    share: names.length > 0 ? read.length / names.length : 0,
    error: directory.error ?? failed[0]?.error ?? null,
    retry: () =>
      void Promise.all([
        ...(directory.isError ? [directory.refetch()] : []),
        ...failed.map(({ refetch }) => refetch()),
      ]),
  };
}
