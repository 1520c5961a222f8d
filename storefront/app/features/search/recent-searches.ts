const key = 'recent-searches';
const most = 5;

/** What was searched for lately on this device, the latest first. */
export function recentSearches(storage: Storage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a search; called only with the visitor's consent (§ 25 TDDDG). */
export function rememberSearch(storage: Storage, term: string): void {
  const wanted = term.trim();
  if (!wanted) return;
  const others = recentSearches(storage).filter((known) => known.toLowerCase() !== wanted.toLowerCase());
  try {
    storage.setItem(key, JSON.stringify([wanted, ...others].slice(0, most)));
  } catch {
    // A full or closed storage remembers nothing; the search itself goes on.
  }
}

/** Forgets them all, as a visitor who refuses may expect. */
export function forgetSearches(storage: Storage): void {
  storage.removeItem(key);
}
