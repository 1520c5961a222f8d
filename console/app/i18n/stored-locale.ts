import { STORE_NAME } from '../data/store-name.ts';

/**
 * The language chosen before, where the store of preferences keeps it: known before the store itself is loaded.
 * Undefined where none was chosen, or the browser lets nothing be kept.
 */
export function storedLocale(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(`RaStore${STORE_NAME}.locale`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
