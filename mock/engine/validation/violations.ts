import { appendFileSync } from 'node:fs';
import type { Finding } from '../errors/finding.ts';

/** An answer that broke its contract. */
export interface Violation {
  readonly operationId: string;
  readonly status: number;
  readonly findings: readonly Finding[];
}

/** What one process has seen of its own answers. */
interface ViolationSummary {
  readonly validated: number;
  readonly violations: number;
}

export interface ViolationLog {
  /** Counts one checked answer, and what was wrong with it. */
  record(operationId: string, status: number, findings: readonly Finding[]): void;
  summary(): ViolationSummary;
  /** Writes the totals and the operations of this log to the file; call it once, at the end. */
  close(): void;
}

/**
 * Counts checked answers and keeps the broken ones. With a file, each broken answer and at the end the totals are
 * appended as JSON lines, so that several processes can share one file and be summed up afterwards.
 */
export function createViolationLog(file?: string): ViolationLog {
  let validated = 0;
  let violations = 0;
  const operations = new Set<string>();
  const append = (line: object): void => {
    if (file) appendFileSync(file, `${JSON.stringify({ pid: process.pid, ...line })}\n`);
  };
  return {
    record(operationId, status, findings) {
      validated += 1;
      operations.add(operationId);
      if (findings.length === 0) return;
      violations += 1;
      append({ type: 'violation', operationId, status, findings });
    },
    summary: () => ({ validated, violations }),
    close: () => append({ type: 'summary', validated, violations, operations: [...operations] }),
  };
}
