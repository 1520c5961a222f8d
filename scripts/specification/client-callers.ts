import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { type RunResult, run } from '../process/run.ts';
import { CLIENT_LIBRARY_ONLY, RULE_ID, type Rule, readRules } from './rules.ts';

/** An export of the client. */
export interface ClientExport {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** An export that its comment marks `@public`, with the rules that the mark names. */
export interface PublicMark extends ClientExport {
  readonly ids: readonly string[];
}

interface KnipReport {
  issues: ({ file: string } & Partial<Record<'exports' | 'types', { name: string; line: number }[]>>)[];
}

/** The exports of the client in a JSON report of knip; of other folders it says nothing. */
export function unreachedExports(report: string): ClientExport[] {
  const { issues } = JSON.parse(report) as KnipReport;
  return issues
    .filter(({ file }) => file.startsWith('client/'))
    .flatMap(({ file, exports = [], types = [] }) =>
      [...exports, ...types].map(({ name, line }) => ({ file, line, name })),
    );
}

const MARK = /^ *\* @public\b(.*)$/;
const DECLARATION = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/;

/** The marks in the text of a file. */
export function publicMarks(file: string, text: string): PublicMark[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const rules = MARK.exec(line)?.[1];
    if (rules === undefined) return [];
    const name = lines.slice(index).flatMap((next) => DECLARATION.exec(next)?.[1] ?? [])[0] ?? '';
    return [{ file, line: index + 1, name, ids: rules.match(RULE_ID) ?? [] }];
  });
}

/** Exports that no app reaches, and marks whose rules are not for users of the library; a sentence each. */
export function callerFaults(
  unreached: readonly ClientExport[],
  marks: readonly PublicMark[],
  rules: readonly Rule[],
): string[] {
  const places = new Map(rules.map(({ id, place }) => [id, place]));
  return [
    ...unreached.map(
      ({ file, line, name }) =>
        `${file}:${line} exports ${name}, which no app reaches: call it in storefront/ or console/, remove it with its tests, or mark it \`@public <rule>\` where a rule of docs/specification/ with the place “${CLIENT_LIBRARY_ONLY}” states what it does.`,
    ),
    ...marks
      .filter(({ ids }) => ids.length === 0)
      .map(
        ({ file, line, name }) =>
          `${file}:${line} marks ${name} @public without a rule: name one whose place is “${CLIENT_LIBRARY_ONLY}”, or remove the mark.`,
      ),
    ...marks.flatMap(({ file, line, name, ids }) =>
      ids
        .filter((id) => places.get(id) !== CLIENT_LIBRARY_ONLY)
        .map(
          (id) =>
            `${file}:${line} marks ${name} @public for ${id}, whose place is “${places.get(id) ?? 'nowhere'}”: name a rule whose place is “${CLIENT_LIBRARY_ONLY}”, or correct the place in docs/specification/.`,
        ),
    ),
  ];
}

/** Follows the imports of both apps without tests; knip leaves out what is marked `@public`. */
export async function checkClientCallers(): Promise<RunResult> {
  const options = ['--production', '--config', 'knip.client.json', '--include', 'exports,types'];
  const { output } = await run('knip', ['--no-progress', ...options, '--reporter', 'json']);
  const report = output.split('\n').find((line) => line.startsWith('{'));
  if (!report) return { code: 1, output };
  const files = globSync('client/**/*.{ts,tsx}', { cwd: REPOSITORY }).sort();
  const marks = files.flatMap((file) => publicMarks(file, readFileSync(join(REPOSITORY, file), 'utf8')));
  const faults = callerFaults(unreachedExports(report), marks, readRules());
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
}
