import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'action';

/**
 * The quick action whose form is open: a part of the address, so that it can be sent to somebody.
 *
 * @param scope the object of a record's page; absent for the actions of the whole application
 */
export function useOpenAction(scope?: string) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(PARAMETER) ?? undefined;
  const isOwn = asked?.includes('.') ? asked.startsWith(`${scope}.`) : !scope;
  const set = (apiName: string | undefined) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (apiName) after.set(PARAMETER, apiName);
        else after.delete(PARAMETER);
        return after;
      },
      { replace: true },
    );
  return { open: asked && isOwn ? asked : undefined, start: set, close: () => set(undefined) };
}
