import { useQuery } from '@tanstack/react-query';
import { actionsOf, readLookupActions } from '#client/actions/actions.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getLookupActions } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';

/** Whether the platform lets this person make a new record of an object from a lookup field. */
export function useNewButton(objectApiName: string | undefined, isOpen: boolean): boolean {
  const platform = usePlatform();
  const { data } = useQuery(
    derivedQuery(platform, getLookupActions, {
      input: isOpen && objectApiName !== undefined && { objectApiName },
      part: 'actions',
      read: (asked) => readLookupActions(platform, [asked.objectApiName]),
    }),
  );
  return data !== undefined && actionsOf(data, objectApiName ?? '').some(({ apiName }) => apiName === 'New');
}
