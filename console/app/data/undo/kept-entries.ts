import type { WriteEntry } from './written.ts';

const KEY = 'offizin.written';

/** The entries that the tab keeps over a reload; what was under way is as if it had not been asked for. */
export function keptEntries(): WriteEntry[] {
  try {
    const entries = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as WriteEntry[];
    return entries.map((entry) => (entry.state === 'underway' ? { ...entry, state: 'written' } : entry));
  } catch {
    return [];
  }
}

/** Keeps them, as far as the browser has room; without it they last until the page is left. */
export function keepEntries(entries: readonly WriteEntry[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // Older entries under the same key would be offered after a reload, though they are not the latest any more.
    removeEntries();
  }
}

function removeEntries(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A browser without storage keeps nothing anyway.
  }
}
