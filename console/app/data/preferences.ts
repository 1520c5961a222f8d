import { localStorageStore, type Store, useStore, useStoreContext } from 'react-admin';
import { initialLocale } from '../i18n/initial-locale.ts';
import { STORE_NAME } from './store-name.ts';

/** Where react-admin keeps the chosen language; it draws nothing at first in another one than is kept there. */
const LOCALE = 'locale';

/**
 * What a person has set up in this browser: language, theme, pins. The language is that of the browser until one is
 * chosen. Signing out forgets only what was opened.
 */
export function createPreferences(): Store {
  const store = localStorageStore('1', STORE_NAME);
  const getItem: Store['getItem'] = (key, fallback) =>
    store.getItem(
      key,
      key === LOCALE ? (fallback ?? (initialLocale(undefined) as typeof fallback)) : fallback,
    );
  return { ...store, getItem, reset: () => store.removeItems('recent') };
}

const PINS = 'pins';
const RECENT = 'recent.records';
const RECENT_MAXIMUM = 8;

/** Objects that the person keeps at hand, by API name. */
export function usePins() {
  const [pins, setPins] = useStore<string[]>(PINS, []);
  return {
    pins,
    isPinned: (objectApiName: string) => pins.includes(objectApiName),
    toggle: (objectApiName: string) =>
      setPins(
        pins.includes(objectApiName)
          ? pins.filter((name) => name !== objectApiName)
          : [...pins, objectApiName],
      ),
  };
}

/** How close the rows of lists stand, with their height in pixels; the least is what a finger still hits. */
export const DENSITIES = { dense: 28, usual: 36, wide: 48 } as const;
export type Density = keyof typeof DENSITIES;

/** How close the person wants the rows of lists. */
export function useDensity() {
  const [density, setDensity] = useStore<Density>('list.density', 'usual');
  return { density, setDensity, rowHeight: DENSITIES[density] ?? DENSITIES.usual };
}

/** A record that was opened here. */
export interface RecentRecord {
  id: string;
  objectApiName: string;
  name: string;
}

/** The records opened last, the newest first. */
export const useRecentRecords = () => useStore<RecentRecord[]>(RECENT, [])[0];

/** Forgets records that were opened and are gone. */
export function useForgetRecords(): (ids: readonly string[]) => void {
  const change = useChangeRecent();
  return (ids) => change((recent) => recent.filter(({ id }) => !ids.includes(id)));
}

/** Remembers that a record was opened. */
export function useRememberRecord(): (record: RecentRecord) => void {
  const change = useChangeRecent();
  return (record) =>
    change((recent) => [record, ...recent.filter(({ id }) => id !== record.id)].slice(0, RECENT_MAXIMUM));
}

/** Changes what was opened last without listening to it: a page that only writes it is not drawn again for it. */
function useChangeRecent() {
  const { getItem, setItem } = useStoreContext();
  return (change: (recent: RecentRecord[]) => RecentRecord[]) =>
    setItem(RECENT, change(getItem<RecentRecord[]>(RECENT, [])));
}

const QUERIES = 'recent.queries';
const QUERIES_MAXIMUM = 30;

/** The queries that were answered here, the last first. */
export function useRecentQueries() {
  const [queries, setQueries] = useStore<string[]>(QUERIES, []);
  return {
    queries,
    remember: (query: string) =>
      setQueries((recent) => [query, ...recent.filter((other) => other !== query)].slice(0, QUERIES_MAXIMUM)),
    forget: () => setQueries([]),
  };
}

const PATHLESS = 'recent.pathless';
const PATHLESS_MS = 24 * 60 * 60 * 1000;

/** Whether the platform has found no path for records of a kind within a day; forgotten at signing out, as rights differ. */
export function usePathless(kind: string) {
  const [kinds, setKinds] = useStore<Record<string, number>>(PATHLESS, {});
  return {
    isPathless: Date.now() - (kinds[kind] ?? 0) < PATHLESS_MS,
    remember: () => setKinds((known) => ({ ...known, [kind]: Date.now() })),
  };
}
