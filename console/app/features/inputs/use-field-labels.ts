import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';

/** How fields of the form's object are called. */
export function useFieldLabels(names: readonly string[]): string[] {
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const { data } = useQuery(objectInfoQuery(platform, names.length > 0 && objectApiName));
  return data ? names.map((name) => data.fields[name]?.label ?? name) : [];
}
