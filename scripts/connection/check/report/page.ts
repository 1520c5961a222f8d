import type { Finding, Kind } from './finding.ts';
import type { CallReport, Report } from './report.ts';

const TITLES: Readonly<Record<Kind, string>> = {
  missing: 'What is missing',
  drift: 'Where the platform differs from the contracts',
  limit: 'Limits that are nearly used up',
  slow: 'Slow calls',
};

/** The page of a check. */
export function checkPage(report: Report): string {
  const { platformUrl, checkedAt, version, wrote, calls, findings } = report;
  const tried = calls.filter(({ outcome }) => outcome !== 'not tried');
  const works = calls.filter(({ outcome }) => outcome === 'works');
  const sections = [
    `# Check of ${platformUrl}`,
    `${checkedAt.slice(0, 16).replace('T', ' ')} UTC, newest version ${version ?? 'unknown'}, ${wrote ? 'with writes on records of the check alone' : 'read-only'}. The two apps make ${calls.length} calls of the platform: ${tried.length} were tried, and ${works.length} of these work.`,
    findings.length === 0
      ? 'Nothing is missing, and nothing differs.'
      : `${findings.length} things are otherwise than the apps expect them.`,
    ...(Object.keys(TITLES) as Kind[]).flatMap((kind) => sectionOf(kind, findings)),
    ...patchSection(report),
    ...limitsSection(report),
    timesSection(report),
    notTriedSection(calls),
    worksSection(works),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function sectionOf(kind: Kind, findings: readonly Finding[]): string[] {
  const rows = findings.filter((finding) => finding.kind === kind);
  if (rows.length === 0) return [];
  const cells = rows.map(({ subject, what, step }) => [subject, what, step]);
  return [`## ${TITLES[kind]}`, table(['Where', 'What', 'What to do'], cells)];
}

function patchSection({ patch: { text, without } }: Report): string[] {
  const rest = without.map((difference) => `- ${difference}`).join('\n');
  return [
    ...(text
      ? [
          '## Patch of the contracts',
          'Also in `contracts.patch`, for `git apply`; then `npm run generate`.',
          `\`\`\`diff\n${text.trimEnd()}\n\`\`\``,
        ]
      : []),
    ...(rest ? ['Not worked out:', rest] : []),
  ];
}

function limitsSection({ limits }: Report): string[] {
  const rows = limits.map(({ name, used, maximum }) => [name, String(used), String(maximum)]);
  return ['## Limits', rows.length > 0 ? table(['Limit', 'Used', 'Of'], rows) : 'The platform tells none.'];
}

function timesSection({ times: { medianMs, slowestMs, boundMs } }: Report): string {
  return `## Times\n\nReads took ${medianMs} ms in the middle and ${slowestMs} ms at most. From ${boundMs} ms on, in each of three tries, a call is slow.`;
}

function notTriedSection(calls: readonly CallReport[]): string {
  const rows = calls.filter(({ outcome }) => outcome === 'not tried');
  if (rows.length === 0) return '';
  const cells = rows.map(({ operationId, reason = '' }) => [operationId, reason]);
  return `## Not tried\n\n${table(['Call', 'Why'], cells)}`;
}

function worksSection(works: readonly CallReport[]): string {
  if (works.length === 0) return '';
  const cells = works.map(({ operationId, by = '', milliseconds = 0 }) => [
    operationId,
    by,
    `${milliseconds} ms`,
  ]);
  return `## What works\n\n${table(['Call', 'As', 'Time'], cells)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
