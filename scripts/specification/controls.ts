import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import { linksTo } from './pages.ts';
import { type Citation, RULE_ID } from './rules.ts';

/** The page whose tables hold one row for each control. */
export const PAGE = 'docs/security/asvs.md';
const LEVELS = 'docs/security/asvs-5.0.json';

/** Why a control has no test, by the word that its answer begins with. */
const REASONS = ['Documented', 'Platform', 'Operator', 'Accepted', 'Not applicable', 'Not met'] as const;
export type Standing = 'Tested' | (typeof REASONS)[number];

/** A row: what the control asks for in our words, and the rules, test files or reason that answer it. */
export interface Control {
  readonly id: string;
  readonly answer: string;
}

/** Ids of the controls of levels 1 and 2, with their level. */
export const readLevels = (): ReadonlyMap<string, number> =>
  new Map(Object.entries(JSON.parse(readFileSync(join(REPOSITORY, LEVELS), 'utf8'))));

const isRow = (line: string): boolean => /^\| V\d/.test(line);
const cellsOf = (line: string): string[] => line.replace(/^\| | \|$/g, '').split(' | ');

/** The rows of the page, in their order. */
export function controlsIn(text: string): Control[] {
  const rows = text.split('\n').filter(isRow).map(cellsOf);
  return rows.map(([id = '', , , answer = '']) => ({ id, answer }));
}

const TEST_FILE = /`([\w./-]+\.(?:test|spec|suite)\.tsx?)`/g;
const LINK = /\]\(([^)#]+)/g;
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[1] ?? found[0]);

/** Files of the tests that an answer names, by their rules or themselves. */
export const testsOf = ({ answer }: Control, citations: readonly Citation[]): string[] => [
  ...all(answer, RULE_ID).flatMap((rule) =>
    citations.filter(({ id, isTest }) => isTest && id === rule).map(({ file }) => file),
  ),
  ...all(answer, TEST_FILE),
];

/** How a control stands; undefined for a row with neither a test nor a reason. */
export function standingOf(control: Control, citations: readonly Citation[]): Standing | undefined {
  const reason = REASONS.find((word) => control.answer.startsWith(`${word}: `));
  return reason ?? (testsOf(control, citations).length > 0 ? 'Tested' : undefined);
}

interface Known {
  readonly levels: ReadonlyMap<string, number>;
  readonly rules: ReadonlySet<string>;
  readonly citations: readonly Citation[];
}

/** What is wrong with the rows, a sentence each. */
export function faultsOf(controls: readonly Control[], { levels, rules, citations }: Known): string[] {
  const ids = controls.map(({ id }) => id);
  return [
    ...[...levels.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} has no row.`),
    ...ids.filter((id) => !levels.has(id)).map((id) => `${id} is no control of level 1 or 2.`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} has two rows.`),
    ...controls.flatMap((control) => [
      ...(standingOf(control, citations) ? [] : [`${control.id} has neither a test nor a reason.`]),
      ...all(control.answer, RULE_ID)
        .filter((rule) => !rules.has(rule))
        .map((rule) => `${control.id} names ${rule}, which docs/specification/ does not state.`),
      ...[
        ...all(control.answer, TEST_FILE),
        ...all(control.answer, LINK).map((link) => join(dirname(PAGE), link)),
      ]
        .filter((file) => !existsSync(join(REPOSITORY, file)))
        .map((file) => `${control.id} names ${file}, which is not there.`),
    ]),
  ];
}

/** The page with the level and the tests of each row, and with the line of counts. */
export function withComputed(text: string, { levels, citations }: Omit<Known, 'rules'>): string {
  const controls = controlsIn(text);
  const lines = text.split('\n').map((line) => {
    if (isRow(line)) return rowOf(cellsOf(line), { levels, citations });
    return line.startsWith('Counted: ') ? countsOf(controls, citations) : line;
  });
  return lines.join('\n');
}

function rowOf(
  [id = '', , words = '', answer = '']: string[],
  { levels, citations }: Omit<Known, 'rules'>,
): string {
  const tests = linksTo(testsOf({ id, answer }, citations), PAGE);
  return `| ${[id, levels.get(id) ?? '', words, answer, tests || '–'].join(' | ')} |`;
}

function countsOf(controls: readonly Control[], citations: readonly Citation[]): string {
  const counted = Map.groupBy(controls, (control) => standingOf(control, citations) ?? 'Neither');
  const parts = [...counted].map(([standing, { length }]) => `${length} ${standing.toLowerCase()}`).sort();
  return `Counted: ${controls.length} controls; ${parts.join(', ')}.`;
}
