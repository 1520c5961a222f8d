import type { Exchange } from '#client/send/observed.ts';
import { createStore } from '#client/store.ts';

/** A fetch with the page on which it happened. */
export interface RecordedCall extends Exchange {
  /** Counts up. */
  number: number;
  page: string;
  /** Whether only the beginning of its answer is kept. */
  isCut: boolean;
}

const MOST = 200;
/** Characters that are kept of all answers in whole, the latest first; lists of thousands of records add up. */
const WHOLE_TEXT = 8_000_000;
/** Characters that are kept of an answer beyond those. */
const KEPT_TEXT = 20_000;

/** The calls of the last pages, the latest first. */
export const recorder = createStore<{ calls: readonly RecordedCall[] }>({ calls: [] });

let count = 0;

/** Keeps a fetch for the inspector; its own look into the platform's log would only hide the others. */
export function recordCall(exchange: Exchange): void {
  if (exchange.operation.operationId === 'getRequestLog') return;
  count += 1;
  const call = { ...exchange, number: count, page: window.location.pathname, isCut: false };
  recorder.set({ calls: withinMemory([call, ...recorder.get().calls].slice(0, MOST)) });
}

function withinMemory(calls: readonly RecordedCall[]): RecordedCall[] {
  let characters = 0;
  return calls.map((call) => {
    const { length } = call.text;
    const fits = length <= KEPT_TEXT || characters + length <= WHOLE_TEXT;
    if (!fits) return { ...call, text: call.text.slice(0, KEPT_TEXT), isCut: true };
    characters += length;
    return call;
  });
}

export const forgetCalls = (): void => recorder.set({ calls: [] });
