import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Entry, Groups } from './listed.ts';

/** Removes entries from the files of `open/` that have them; a file without any left is removed. */
export function removeEntries(folder: string, all: readonly Entry[], removed: readonly Entry[]): void {
  for (const file of new Set(removed.map((entry) => entry.file))) {
    const kept = all.filter((entry) => entry.file === file && !removed.includes(entry));
    if (kept.length === 0) rmSync(join(folder, file));
    else writeFileSync(join(folder, file), stringify(groupsOf(kept), { lineWidth: 0 }));
  }
}

function groupsOf(entries: readonly Entry[]): Groups {
  const groups: Groups = {};
  for (const { kind, subject, member } of entries) {
    groups[kind] ??= {};
    groups[kind][subject] ??= [];
    groups[kind][subject].push(member);
  }
  return groups;
}
