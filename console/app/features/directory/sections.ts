import { appNavItems } from '#client/records/apps.ts';
import type { App, ObjectDirectoryEntry } from '#client/records/types.ts';

/** Objects that are listed together: those of an app, or without one those that no app names. */
export interface DirectorySection {
  app: App | undefined;
  entries: ObjectDirectoryEntry[];
}

/**
 * Parts the directory by the apps: what the apps name comes first, each object once and in the first app that names
 * it; the rest, among it what the platform sets itself up with, comes last. The order of the entries is kept.
 */
export function directorySections(
  entries: readonly ObjectDirectoryEntry[],
  apps: readonly App[],
): DirectorySection[] {
  const homes = new Map<string, App>();
  for (const app of apps) {
    for (const { objectApiName } of appNavItems(app)) {
      if (objectApiName && !homes.has(objectApiName)) homes.set(objectApiName, app);
    }
  }
  return [...apps, undefined]
    .map((app) => ({ app, entries: entries.filter(({ apiName }) => homes.get(apiName) === app) }))
    .filter((section) => section.entries.length > 0);
}

/** The first sections with so many entries altogether. */
export function firstOf(sections: readonly DirectorySection[], count: number): DirectorySection[] {
  let room = count;
  return sections.flatMap(({ app, entries }) => {
    const shown = entries.slice(0, room);
    room -= shown.length;
    return shown.length > 0 ? [{ app, entries: shown }] : [];
  });
}
