import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first picture of the page, true once scripts are at work. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
