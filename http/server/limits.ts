/** What the server bears from one caller. */
export interface HttpLimits {
  /** Milliseconds until the request line and headers must be complete. */
  readonly headersTimeoutMs: number;
  /** Milliseconds until the whole request must be complete. */
  readonly requestTimeoutMs: number;
  /** Milliseconds that an idle connection stays open. */
  readonly keepAliveTimeoutMs: number;
  /** Milliseconds for which a body that nobody wants is still taken in, so that its sender gets to read the answer. */
  readonly lingerMs: number;
  /** Milliseconds given to requests under way when the server stops. */
  readonly drainMs: number;
  /** Requests under way beyond which more are refused with a 503, so that those begun are answered in time. */
  readonly mostAtOnce: number;
}

export const defaultHttpLimits: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 65_000,
  lingerMs: 500,
  drainMs: 5_000,
  mostAtOnce: 500,
};
