import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo, RecordLayout } from '#client/records/types.ts';
import { getLayout } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';

/** The fields that stand on the default layouts of an object. */
export interface PlacedFields {
  full: ReadonlySet<string>;
  compact: ReadonlySet<string>;
}

/** Reads which fields stand on the full and the compact layout; none while that is not known. */
export function usePlacedFields({ apiName: objectApiName, layoutable }: ObjectInfo): PlacedFields {
  const platform = usePlatform();
  const layoutQuery = (layoutType: 'Full' | 'Compact') => {
    const input = { path: { objectApiName }, query: { layoutType, mode: 'View' as const } };
    return platformQuery(platform, getLayout, layoutable && input);
  };
  const full = useQuery(layoutQuery('Full'));
  const compact = useQuery(layoutQuery('Compact'));
  return { full: fieldsOf(full.data), compact: fieldsOf(compact.data) };
}

/** The API names of all fields on a layout. */
export const fieldsOf = (layout: RecordLayout | undefined): Set<string> =>
  new Set(
    layout?.sections
      .flatMap(({ layoutRows }) => layoutRows)
      .flatMap(({ layoutItems }) => layoutItems)
      .flatMap(({ layoutComponents }) => layoutComponents)
      .flatMap(({ componentType, apiName }) => (componentType === 'Field' && apiName ? apiName : [])),
  );
