import { useSyncExternalStore } from 'react';
import type { Store } from '../store.ts';

/** The value of a store of the runtime, such as a cart's state, kept current. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, get, get);
