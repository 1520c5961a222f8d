import type { Clock } from '../clock.ts';
import type { Operation } from '../operation.ts';
import type { RawAnswer } from './decode.ts';
import type { LooseInput } from './fill-in.ts';

/** One fetch of an operation, from its start until its answer was judged. */
export interface Exchange {
  operation: Operation;
  /** As sent: with all that the context filled in. */
  input: LooseInput;
  startedAt: number;
  milliseconds: number;
  /** Undefined where nothing was answered. */
  status: number | undefined;
  /** Path and query as sent; undefined where nothing was answered. */
  url: string | undefined;
  /** Headers of the answer; undefined where nothing was answered. */
  headers: Headers | undefined;
  /** The answer as it came. */
  text: string;
  /** What the caller got instead of data. */
  error: unknown;
}

export type Observer = (exchange: Exchange) => void;

/** Carries a fetch out and tells those who observe it, if there are any, how it went. */
export async function observed<T>(
  { observers, clock }: { observers: readonly (Observer | undefined)[]; clock: Clock },
  operation: Operation,
  input: LooseInput,
  fetchIt: (note: (answer: RawAnswer) => RawAnswer) => Promise<T>,
): Promise<T> {
  if (!observers.some(Boolean)) return fetchIt((answer) => answer);
  const startedAt = clock.now();
  let seen: RawAnswer | undefined;
  let error: unknown;
  try {
    return await fetchIt((answer) => {
      seen = answer;
      return answer;
    });
  } catch (cause) {
    error = cause;
    throw cause;
  } finally {
    const exchange = {
      operation,
      input,
      startedAt,
      milliseconds: clock.now() - startedAt,
      status: seen?.response.status,
      url: seen?.response.url,
      headers: seen?.response.headers,
      text: seen?.text ?? '',
      error,
    };
    for (const observe of observers) observe?.(exchange);
  }
}
