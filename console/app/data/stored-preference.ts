import { STORE_NAME } from './store-name.ts';

/**
 * What the store of preferences keeps under a name, known before the store itself is loaded. Undefined where nothing is
 * kept, or the browser lets nothing be kept.
 */
export function storedPreference(name: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(`RaStore${STORE_NAME}.${name}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
