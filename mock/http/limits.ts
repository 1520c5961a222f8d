/** What the server bears from one caller. */
export interface HttpLimits {
  /** Milliseconds until the request line and headers must be complete. */
  readonly headersTimeoutMs: number;
  /** Milliseconds until the whole request must be complete. */
  readonly requestTimeoutMs: number;
  /** Milliseconds that an idle connection stays open. */
  readonly keepAliveTimeoutMs: number;
  /** Milliseconds given to requests under way when the server stops. */
  readonly drainMs: number;
}

export const defaultHttpLimits: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 65_000,
  drainMs: 5_000,
};
