/** One reason why a call failed. Both body forms of the platform become a list of these. */
export interface ErrorEntry {
  message: string;
  errorCode: string;
  /** Field the reason belongs to (writes of records only). */
  field?: string;
}

export interface PlatformErrorDetails {
  /** Operation that failed, by its operationId. */
  operationId: string;
  /** HTTP status, absent where no answer arrived. */
  status?: number;
  statusText?: string;
  url?: string;
  errors?: readonly ErrorEntry[];
  /** Decoded error body, where there was one that could be decoded. */
  body?: unknown;
  cause?: unknown;
}

/** Base of everything a call of the platform can throw. Branch on `code`, or on the class. */
export class PlatformError extends Error {
  override name: string = 'PlatformError';
  readonly operationId: string;
  readonly status: number | undefined;
  readonly statusText: string;
  readonly url: string;
  readonly errors: readonly ErrorEntry[];
  readonly body: unknown;

  constructor(message: string, details: PlatformErrorDetails) {
    super(message, { cause: details.cause });
    this.operationId = details.operationId;
    this.status = details.status;
    this.statusText = details.statusText ?? '';
    this.url = details.url ?? '';
    this.errors = details.errors ?? [];
    this.body = details.body;
  }

  /** The first error code of the server, else a code of our own for what happened. */
  get code(): string {
    return this.errors.find((entry) => entry.errorCode)?.errorCode ?? 'UNKNOWN_ERROR';
  }

  /** What the server wrote for a person, else the message. */
  get explanation(): string {
    return this.errors.find((entry) => entry.message)?.message ?? this.message;
  }
}
