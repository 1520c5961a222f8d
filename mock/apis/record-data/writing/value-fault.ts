import type { FaultCode, MessageKey } from './messages.ts';

/** Why a value does not fit its field. */
export class ValueFault {
  readonly errorCode: FaultCode;
  readonly reason: MessageKey;
  readonly details: Record<string, string | number>;

  constructor(errorCode: FaultCode, reason: MessageKey, details: Record<string, string | number> = {}) {
    this.errorCode = errorCode;
    this.reason = reason;
    this.details = details;
  }
}
