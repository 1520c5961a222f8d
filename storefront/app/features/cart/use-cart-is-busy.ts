import { useFetchers } from 'react-router';

/** Whether a change of the cart is under way, so that its sums are about to be others. */
export function useCartIsBusy(): boolean {
  return useFetchers().some(
    ({ formAction, state }) => state !== 'idle' && /\/cart(\/items)?$/.test(formAction ?? ''),
  );
}
