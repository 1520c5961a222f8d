import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage } from './page.ts';
import type { Report } from './report.ts';

/** Files that a check leaves in its folder. */
export const FILES = { page: 'report.md', json: 'report.json', patch: 'contracts.patch' } as const;

/** Writes page, JSON and patch of a check into a folder. */
export function writeReport(report: Report, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILES.page), checkPage(report));
  writeFileSync(join(folder, FILES.json), `${JSON.stringify(toJson(report), null, 2)}\n`);
  rmSync(join(folder, FILES.patch), { force: true });
  if (report.patch.text) writeFileSync(join(folder, FILES.patch), report.patch.text);
}

/** The values in which answers differ may be personal, and stay out. */
function toJson({ findings, ...report }: Report): object {
  return { ...report, findings: findings.map(({ difference: _, ...finding }) => finding) };
}
