/** An answer of a platform as it is kept, with stand-ins for all that is personal. */
export interface RecordedAnswer {
  readonly operationId: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly address: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** The folder whose answers the tests hold to the contracts. */
export const RECORDED = 'test/contract/recorded';
