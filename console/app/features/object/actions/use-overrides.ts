import { useQuery } from '@tanstack/react-query';
import type { ActionOverride } from '#client/actions/types.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getActionOverrides } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';

/** What the platform shows in place of the standard pages of an object; undefined until known. */
export function useOverrides(objectApiName: string) {
  const platform = usePlatform();
  return useQuery(platformQuery(platform, getActionOverrides, { path: { objectApiName } }));
}

/** What stands in for a standard page, such as Edit, on a wide display; undefined where nothing does. */
export function overrideOf(
  overrides: readonly ActionOverride[] | undefined,
  actionName: ActionOverride['actionName'],
): ActionOverride | undefined {
  const own = overrides?.filter((one) => one.actionName === actionName);
  return own?.find(({ formFactor }) => formFactor === 'Large') ?? own?.find(({ formFactor }) => !formFactor);
}
