import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Difference, KINDS, type Kind } from './difference.ts';

/** Members by subject by kind, as the lists are written; `*` in a name stands for any characters. */
export type Groups = { [kind in Kind]?: Record<string, string[]> };

/** One subject and member of a list that differences may match. */
export interface Entry {
  file: string;
  kind: Kind;
  subject: string;
  member: string;
  /** Why a difference is right; absent where it is still to be mended. */
  reason?: string;
}

/** The differences by the list that names them, and the entries that name none. */
export interface Sorted {
  right: Difference[];
  open: Difference[];
  fresh: Difference[];
  staleRight: Entry[];
  staleOpen: Entry[];
}

export const RIGHT_FILE = 'differences.yaml';

/** Reads `differences.yaml`: differences that are right, in groups with a reason each. */
export function readRight(folder: string): Entry[] {
  const groups: ({ reason?: string } & Groups)[] =
    parse(readFileSync(join(folder, RIGHT_FILE), 'utf8')) ?? [];
  return groups.flatMap(({ reason, ...kinds }, at) => {
    if (!reason) throw new Error(`${RIGHT_FILE}: group ${at + 1} gives no reason.`);
    return entriesOf(RIGHT_FILE, kinds).map((entry) => ({ ...entry, reason }));
  });
}

/** Reads `open/**`: differences that are still to be mended, a file for each contract. */
export function readOpen(folder: string): Entry[] {
  return globSync('open/**/*.yaml', { cwd: folder })
    .sort()
    .flatMap((file) => entriesOf(file, parse(readFileSync(join(folder, file), 'utf8')) ?? {}));
}

function entriesOf(file: string, groups: Groups): Entry[] {
  return Object.entries(groups).flatMap(([kind, subjects]) => {
    if (!(kind in KINDS)) throw new Error(`${file}: ${kind} is no kind of difference.`);
    return Object.entries(subjects ?? {}).flatMap(([subject, members]) =>
      (members ?? []).map((member) => ({ file, kind: kind as Kind, subject, member })),
    );
  });
}

export function sortDifferences(
  differences: readonly Difference[],
  right: readonly Entry[],
  open: readonly Entry[],
): Sorted {
  const isNamed = (by: readonly Entry[]) => (each: Difference) => by.some((entry) => matches(entry, each));
  const rest = differences.filter((each) => !isNamed(right)(each));
  const namesNone = (among: readonly Difference[]) => (entry: Entry) =>
    !among.some((each) => matches(entry, each));
  return {
    right: differences.filter(isNamed(right)),
    open: rest.filter(isNamed(open)),
    fresh: rest.filter((each) => !isNamed(open)(each)),
    staleRight: right.filter(namesNone(differences)),
    staleOpen: open.filter(namesNone(rest)),
  };
}

function matches(entry: Entry, difference: Difference): boolean {
  return (
    entry.kind === difference.kind &&
    fitsPattern(difference.subject, entry.subject) &&
    fitsPattern(difference.member, entry.member)
  );
}

function fitsPattern(text: string, pattern: string): boolean {
  if (!pattern.includes('*')) return text === pattern;
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(text);
}
