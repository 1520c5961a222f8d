import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo, RecordLayout } from '#client/records/types.ts';
import { layoutQuery } from '../../data/queries/metadata-queries.ts';

/** The fields that stand on the default layouts of an object. */
export interface PlacedFields {
  full: ReadonlySet<string>;
  compact: ReadonlySet<string>;
}

/** Reads which fields stand on the full and the compact layout; none while that is not known. */
export function usePlacedFields({ apiName, layoutable }: ObjectInfo): PlacedFields {
  const platform = usePlatform();
  const asked = layoutable && apiName;
  const full = useQuery(layoutQuery(platform, asked, { layoutType: 'Full', mode: 'View' }));
  const compact = useQuery(layoutQuery(platform, asked, { layoutType: 'Compact', mode: 'View' }));
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
