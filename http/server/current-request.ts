/** Where a process keeps its current request. The build of an app carries a copy of this module and has to find it. */
export const CURRENT_REQUEST = Symbol.for('offizin.request');

/** A request that is worked on. */
export interface CurrentRequest {
  /** The one that its answer carries as x-request-id, and every call to the platform that is made for it. */
  readonly id: string;
  /** See nameOf. */
  readonly name: string;
}

const shared = globalThis as { [CURRENT_REQUEST]?: { getStore(): CurrentRequest | undefined } };

/** The request that whoever asks is working for, if any. */
export function currentRequest(): CurrentRequest | undefined {
  return shared[CURRENT_REQUEST]?.getStore();
}
