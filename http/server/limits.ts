/** What a server bears from its callers. */
export interface ServerLimits {
  /** Milliseconds until the request line and headers must be complete. */
  readonly headersTimeoutMs: number;
  /** Milliseconds until the whole request must be complete. */
  readonly requestTimeoutMs: number;
  /** Milliseconds during which a body may arrive as slowly as it likes, and how fast it has to arrive from then on. */
  readonly bodyGraceMs: number;
  readonly bodyBytesPerSecond: number;
  /** Milliseconds that an idle connection stays open: longer than reverse proxies keep theirs. */
  readonly keepAliveTimeoutMs: number;
  /** Milliseconds given to requests under way when the server stops. */
  readonly drainMs: number;
  /** Requests under way, with their whole body, beyond which more are refused with a 503, so that those begun are answered in time. */
  readonly mostAtOnce: number;
}

export const defaultLimits: ServerLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 60_000,
  bodyGraceMs: 5_000,
  bodyBytesPerSecond: 4096,
  keepAliveTimeoutMs: 65_000,
  drainMs: 5_000,
  mostAtOnce: 500,
};
