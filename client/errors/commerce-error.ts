import { PlatformError } from './platform-error.ts';

/** Errors that no HTTP status stands for: the message a program sees, by code. */
const MESSAGES = {
  INSUFFICIENT_INVENTORY: 'There is not enough stock for this checkout.',
  NULL_CHECKOUTID: 'The checkout start returned no checkoutId.',
  SESSION_NOT_LOADED: 'The checkout was read before the session was loaded.',
  INTERNAL_ERROR: 'A required action is missing.',
  SSR_NO_POLLING: 'A cart is not polled during server rendering.',
  SSR_FAST_CHECKOUT: 'There is no checkout during server rendering.',
  SSR_CHECKOUT_RETRY: 'A checkout is not started again during server rendering.',
  CPA_DISABLED: 'CPA disabled',
  CART_VALIDATION_ERROR: 'The cart is not valid.',
  ASYNC_MAXIMUM_WAIT_EXCEEDED: 'async maximum wait exceeded',
  ADDRESS_ID_REQUIRED: 'addressId is required',
  DELIVERY_GROUP_ID_REQUIRED: 'deliveryGroupId is required',
  EFFECTIVE_ACCOUNT_ID_REQUIRED: 'effectiveAccountId is required',
  INVALID_CONFIG: 'The configuration of the call is not valid.',
} as const;

export type CommerceErrorCode = keyof typeof MESSAGES;

interface CommerceErrorDetails {
  operationId: string;
  /** Replaces the message of the code; CART_VALIDATION_ERROR carries its own (SF-CART-14). */
  message?: string;
  cause?: unknown;
}

/** A rule of the shop stopped the journey; `code` says which. */
export class CommerceError extends PlatformError {
  override name = 'CommerceError' as const;
  readonly #code: CommerceErrorCode;

  constructor(code: CommerceErrorCode, { operationId, message, cause }: CommerceErrorDetails) {
    const from = cause instanceof PlatformError ? cause : undefined;
    const status = code === 'SSR_FAST_CHECKOUT' ? 404 : code === 'INVALID_CONFIG' ? 400 : from?.status;
    super(message ?? MESSAGES[code], { operationId, status, errors: from?.errors, body: from?.body, cause });
    this.#code = code;
  }

  override get code(): CommerceErrorCode {
    return this.#code;
  }
}
