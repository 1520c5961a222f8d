import { useQuery } from '@tanstack/react-query';
import { actionsOf, readLookupActions } from '#client/actions/actions.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';

/** Whether the platform lets this person make a new record of an object from a lookup field. */
export function useNewButton(objectApiName: string | undefined, isOpen: boolean): boolean {
  const platform = usePlatform();
  const { data } = useQuery({
    queryKey: ['lookupActions', objectApiName],
    queryFn: () => readLookupActions(platform, [objectApiName ?? '']),
    enabled: isOpen && objectApiName !== undefined,
  });
  return data !== undefined && actionsOf(data, objectApiName ?? '').some(({ apiName }) => apiName === 'New');
}
