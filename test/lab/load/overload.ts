/** What came of more than can be answered at once. */
export interface Overload {
  readonly requests: number;
  readonly answered: number;
  /** Refusals with a 503 that says when to come again. */
  readonly refused: number;
  /** Anything else: other statuses, cut connections. */
  readonly other: number;
  /** Whether a page was answered within two seconds afterwards. */
  readonly recovered: boolean;
}

const BURST = 1_000;
const RECOVERY_MS = 2_000;
const PATIENCE_MS = 60_000;

/** Asks for a thousand pages at once, and for one more afterwards. */
export async function overload(storefront: string): Promise<Overload> {
  const statuses = await Promise.all(Array.from({ length: BURST }, () => statusOf(storefront)));
  const began = performance.now();
  const afterwards = await statusOf(storefront);
  const took = performance.now() - began;
  const count = (wanted: number | string) => statuses.filter((status) => status === wanted).length;
  return {
    requests: BURST,
    answered: count(200),
    refused: count('refused'),
    other: BURST - count(200) - count('refused'),
    recovered: afterwards === 200 && took < RECOVERY_MS,
  };
}

async function statusOf(page: string): Promise<number | 'refused' | 'cut off'> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(page, { headers: { accept: 'text/html' }, signal });
    await answer.arrayBuffer();
    return answer.status === 503 && answer.headers.has('retry-after') ? 'refused' : answer.status;
  } catch {
    return 'cut off';
  }
}
