/** A call inside another one. */
export interface Subrequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What it is answered; the body is null where there is none. */
export interface Subanswer {
  readonly status: number;
  readonly body: unknown;
}
