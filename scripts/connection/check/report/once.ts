import type { Finding } from './finding.ts';

/** The findings without those that say the same of the same subject, as calls are made more than once. */
export function once(findings: readonly Finding[]): Finding[] {
  const known = new Map<string, Finding>();
  for (const finding of findings) {
    const { kind, subject, what } = finding;
    const key = [kind, subject, what.replace(/ \(and \d+ more such places\)$/, '')].join(' ');
    if (!known.has(key)) known.set(key, finding);
  }
  return [...known.values()];
}
