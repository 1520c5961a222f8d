import { currentRequest } from './current-request.ts';
import { logLine, logsJson } from './log-line.ts';

/** Where a process keeps what finds places in sources, which needs Node; see showSourcePositions. */
export const SOURCE_POSITIONS = Symbol.for('offizin.source-positions');
const shared = globalThis as { [SOURCE_POSITIONS]?: (trace: string) => string };

/** How a server reports what a caller must not see. */
export type ErrorLog = (message: string, error: unknown) => void;

/**
 * Prints what failed and where in the sources, and nothing else that an error carries: a database says with which values it was asked,
 * hashes of passwords and keys of sessions among them. A JSON object in one line where LOG_FORMAT says so.
 */
export function logError(message: string, error: unknown): void {
  const traces = chainOf(error).map(traceOf);
  if (logsJson()) logLine({ level: 'error', request: currentRequest()?.id, message, trace: traces.join('') });
  else console.error(message, ...traces);
}

/** An error and what has caused it. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each !== undefined && !chain.includes(each); each = causeOf(each)) chain.push(each);
  return chain;
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

function traceOf(error: unknown, place: number): string {
  const trace = error instanceof Error ? placed(error.stack ?? error.message) : String(error);
  return place === 0 ? trace : `\nCaused by: ${trace}`;
}

const placed = (trace: string): string => shared[SOURCE_POSITIONS]?.(trace) ?? trace;
