import { useResourceContext } from 'react-admin';
import { useRead } from '#client/react/use-read.ts';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';

/** How fields of the form's object are called. */
export function useFieldLabels(names: readonly string[]): string[] {
  const objectApiName = useResourceContext() ?? '';
  const { data } = useRead(
    getObjectInfo,
    { path: { objectApiName } },
    { enabled: names.length > 0 && objectApiName !== '' },
  );
  return data ? names.map((name) => data.fields[name]?.label ?? name) : [];
}
