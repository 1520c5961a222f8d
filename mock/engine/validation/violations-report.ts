import { readFile } from 'node:fs/promises';
import type { Violation } from './violations.ts';

/** Totals of all processes that shared a violations file. */
export interface ViolationsReport {
  readonly processes: number;
  readonly validated: number;
  /** Operations that were answered, by name. */
  readonly operations: readonly string[];
  readonly violations: readonly Violation[];
}

type Line =
  | ({ readonly type: 'violation' } & Violation)
  | {
      readonly type: 'summary';
      readonly validated: number;
      readonly violations: number;
      readonly operations: readonly string[];
    };

/** Sums up a file of `createViolationLog`; a file that does not exist is a run without any process. */
export async function readViolations(file: string): Promise<ViolationsReport> {
  const lines = (await readOrEmpty(file))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  const summaries = lines.filter((line) => line.type === 'summary');
  return {
    processes: summaries.length,
    validated: summaries.reduce((total, { validated }) => total + validated, 0),
    operations: [...new Set(summaries.flatMap(({ operations }) => operations))].toSorted(),
    violations: lines
      .filter((line) => line.type === 'violation')
      .map(({ operationId, status, findings }) => ({ operationId, status, findings })),
  };
}

async function readOrEmpty(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
