import type { Answer } from '../purchases/buyers.ts';

/** What came of a disk that was full; but for the first two, all zero is what is promised. */
export interface Outcome {
  /** Work that was acknowledged, and work that was refused for want of room. */
  acknowledged: number;
  refused: number;
  /** Processes that ended for want of room, saying what to do. */
  ended: number;
  /** Acknowledged work that is not there, is there twice, or in part. */
  lost: number;
  doubled: number;
  halfWritten: number;
  /** Refused work that was done nonetheless. */
  doneThoughRefused: number;
  /** Refusals and exit messages that do not say what is wrong, or tell a caller what is not theirs to know. */
  unclear: number;
  /** Whatever did not work again once there was room. */
  notRecovered: number;
}

export const noOutcome = (): Outcome => ({
  acknowledged: 0,
  refused: 0,
  ended: 0,
  lost: 0,
  doubled: 0,
  halfWritten: 0,
  doneThoughRefused: 0,
  unclear: 0,
  notRecovered: 0,
});

/** Adds one outcome to another. */
export function addOutcome(total: Outcome, found: Partial<Outcome>): void {
  for (const [name, count] of Object.entries(found)) total[name as keyof Outcome] += count;
}

/** Whether everything was kept that is promised. */
export function isKept({ acknowledged: _, refused: __, ended: ___, ...broken }: Outcome): boolean {
  return Object.values(broken).every((count) => count === 0);
}

const TELLTALE = /node_modules|\bat \S+ \(|base\/\d|select |insert |\/tmp\/|\/data\//i;

/** Whether an answer says in the platform's form that there is no room, when to come again, and nothing else. */
export function isClearRefusal({ status, headers, body }: Answer): boolean {
  const [first] = (Array.isArray(body) ? body : [body]) as { errorCode?: string; message?: string }[];
  const isSaid = first?.errorCode === 'SERVER_UNAVAILABLE' && /no room/.test(first.message ?? '');
  return status === 503 && headers.has('retry-after') && isSaid && !TELLTALE.test(JSON.stringify(body));
}

/** Whether what a process printed says that there is no room, and what to do. */
export const isClearEnd = (code: number | null, printed: string): boolean =>
  code === 1 && /no room left on the disk/i.test(printed) && !/PGlite failed|\n +at /.test(printed);
