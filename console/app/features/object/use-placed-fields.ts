import { useRead } from '#client/react/use-read.ts';
import type { ObjectInfo, RecordLayout } from '#client/records/types.ts';
import { getLayout } from '#generated/record-data/client.gen.ts';

/** The fields that stand on the default layouts of an object. */
export interface PlacedFields {
  full: ReadonlySet<string>;
  compact: ReadonlySet<string>;
}

/** Reads which fields stand on the full and the compact layout; none while that is not known. */
export function usePlacedFields({ apiName: objectApiName, layoutable }: ObjectInfo): PlacedFields {
  const path = { objectApiName };
  const options = { enabled: layoutable };
  const full = useRead(getLayout, { path, query: { layoutType: 'Full', mode: 'View' } }, options);
  const compact = useRead(getLayout, { path, query: { layoutType: 'Compact', mode: 'View' } }, options);
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
