import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Entry, Groups } from './listed.ts';

/** Writes the files of `open/` anew with these entries; a file without any is removed. */
export function writeOpen(folder: string, entries: readonly Entry[]): void {
  rmSync(join(folder, 'open'), { recursive: true, force: true });
  for (const [file, some] of Map.groupBy(entries, (entry) => entry.file)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), stringify(groupsOf(some), { lineWidth: 0 }));
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
