import type { Finding } from './finding.ts';

/** A field-level reason of a refused record write (PF-ERR-02). */
export interface FieldError {
  /** API name of the field. */
  readonly field: string;
  readonly fieldLabel?: string;
  readonly errorCode: string;
  readonly message: string;
  /** Unique index or constraint that was hit, null for most. */
  readonly constituentField?: string | null;
  readonly duplicateRecordError?: unknown;
}

/** What a fault can say beside its code and message. */
export interface FaultExtra {
  /** Reasons per field; answered by record writes only. */
  readonly fieldErrors?: readonly FieldError[];
  /** Reasons that concern the whole record; answered by record writes only. */
  readonly recordErrors?: readonly Omit<FieldError, 'field'>[];
  /** Fields that the first entry of the list form is about, where its contract tells them. */
  readonly fields?: readonly string[];
  /** Further entries of the list form, after the first. */
  readonly more?: readonly {
    readonly errorCode: string;
    readonly message: string;
    readonly fields?: readonly string[];
  }[];
  /** Header names in lower case, e.g. `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the request breaks its contract, for the log of requests. */
  readonly findings?: readonly Finding[];
  readonly cause?: unknown;
}

/**
 * The platform's refusal of a request. Thrown by a handler it undoes the transaction and becomes the error answer that
 * the contract declares: the RecordError object for writes of records, a list of code and message for all else.
 */
export class PlatformFault extends Error {
  override name = 'PlatformFault' as const;
  readonly status: number;
  readonly errorCode: string;
  readonly extra: FaultExtra;

  constructor(status: number, errorCode: string, message: string, extra: FaultExtra = {}) {
    super(message, { cause: extra.cause });
    this.status = status;
    this.errorCode = errorCode;
    this.extra = extra;
  }
}
