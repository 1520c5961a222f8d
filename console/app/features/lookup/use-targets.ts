import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo } from '#client/records/types.ts';
import { getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';

/** An object whose records a field can refer to. */
export interface Target {
  apiName: string;
  label: string;
  keyPrefix: string | null;
  nameFields: readonly string[];
}

const PREFIX_LENGTH = 3;

/** The objects that a field can refer to and that the person may see, in the order of the field. */
export function useTargets({ referenceToInfos }: FieldInfo): Target[] {
  const platform = usePlatform();
  const { data } = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  const seen = data?.objects;
  return referenceToInfos.flatMap(({ apiName, nameFields }) => {
    const entry = seen?.[apiName];
    if (seen && !entry) return [];
    return [{ apiName, nameFields, label: entry?.label ?? apiName, keyPrefix: entry?.keyPrefix ?? null }];
  });
}

/** The object that a record belongs to, by the beginning of its id; the only one where there is no choice. */
export function targetOf(targets: readonly Target[], recordId: string): Target | undefined {
  const prefix = recordId.slice(0, PREFIX_LENGTH);
  return targets.length === 1 ? targets[0] : targets.find(({ keyPrefix }) => keyPrefix === prefix);
}
