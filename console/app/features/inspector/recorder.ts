import type { Exchange } from '#client/send/observed.ts';
import { createStore } from '#client/store.ts';

/** A fetch with the page on which it happened. */
export interface RecordedCall extends Exchange {
  /** Counts up. */
  number: number;
  page: string;
}

const MOST = 200;
/** Characters of an answer that are kept; a list of thousands of records is not worth the memory. */
export const KEPT_TEXT = 20_000;

/** The calls of the last pages, the latest first. */
export const recorder = createStore<{ calls: readonly RecordedCall[] }>({ calls: [] });

let count = 0;

/** Keeps a fetch for the inspector; its own look into the platform's log would only hide the others. */
export function recordCall(exchange: Exchange): void {
  if (exchange.operation.operationId === 'getRequestLog') return;
  count += 1;
  const call = {
    ...exchange,
    text: exchange.text.slice(0, KEPT_TEXT),
    number: count,
    page: window.location.pathname,
  };
  recorder.set({ calls: [call, ...recorder.get().calls].slice(0, MOST) });
}

export const forgetCalls = (): void => recorder.set({ calls: [] });
