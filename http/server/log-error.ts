/** How a server reports what a caller must not see. */
export type ErrorLog = (message: string, error: unknown) => void;

/**
 * Prints what failed and where, and nothing else that an error carries: a database says with which values it was asked,
 * hashes of passwords and keys of sessions among them.
 */
export function logError(message: string, error: unknown): void {
  console.error(message, ...chainOf(error).map(traceOf));
}

/** An error and what has caused it. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each !== undefined && !chain.includes(each); each = causeOf(each)) chain.push(each);
  return chain;
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

function traceOf(error: unknown, place: number): string {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return place === 0 ? trace : `\nCaused by: ${trace}`;
}
