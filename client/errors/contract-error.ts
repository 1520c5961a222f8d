import { PlatformError, type PlatformErrorDetails } from './platform-error.ts';

/** A success that is not what the contract promises: a page instead of JSON, cut-off JSON, no body. */
export class ContractError extends PlatformError {
  override name = 'ContractError' as const;

  constructor(reason: string, details: PlatformErrorDetails) {
    super(`${details.operationId} answered ${reason}.`, details);
  }

  override get code() {
    return 'CONTRACT_VIOLATION';
  }
}
