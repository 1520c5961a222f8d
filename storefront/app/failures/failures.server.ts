import { data } from 'react-router';
import { FetchError, isNotFound, NetworkError, PlatformError } from '#client/errors/index.ts';
import { logInRequest } from '#http/server/request-log.ts';
import type { CallError, CallFailure } from './call-failure.ts';

/** What an error page is told: the kind decides its words. */
export interface PageFailure {
  kind: 'not-found' | 'maintenance' | 'unreachable' | 'server';
}

/** Statuses with which the platform says that it is not there. */
const absentStatuses = [502, 503, 504];

/** With this status it says that it has been asked too often; for people that is the same. */
const tooManyRequests = 429;

/** With this code the platform refuses an id in the address of a call that no record can have. */
const malformedId = 'MALFORMED_ID';

/** Turns a failed read into the page's own answer: 404, 503 or 500; all but a 404 are logged. */
export function pageFailure(error: unknown): never {
  if (!(error instanceof PlatformError)) throw error;
  if (isNotFound(error) || error.code === malformedId) notFound();
  logInRequest(`${error.operationId} failed: ${error.status ?? ''} ${error.code} ${error.explanation}`);
  if (error instanceof NetworkError || absentStatuses.includes(error.status ?? 0)) {
    unreachable(retryAfterSeconds(error));
  }
  if (error.status === tooManyRequests) unreachable();
  throw data<PageFailure>({ kind: 'server' }, { status: 500 });
}

/** The platform is not there; one that says when it is back has planned to be away. */
export function unreachable(seconds?: number): never {
  const headers = { 'Retry-After': String(seconds ?? 30) };
  throw data<PageFailure>({ kind: seconds ? 'maintenance' : 'unreachable' }, { status: 503, headers });
}

/** Whole seconds after which the platform wants to be asked again, where it says so. */
function retryAfterSeconds(error: PlatformError): number | undefined {
  const ms = error instanceof FetchError ? error.retryAfterMs : undefined;
  return ms && ms > 0 ? Math.ceil(ms / 1000) : undefined;
}

/** A missing page, said by the shop itself. */
export function notFound(): never {
  throw data<PageFailure>({ kind: 'not-found' }, { status: 404 });
}

const byCode: Record<string, CallError> = {
  INVALID_SESSION_ID: 'sessionExpired',
  FUNCTIONALITY_NOT_ENABLED: 'guestCart',
  INSUFFICIENT_ACCESS: 'forbidden',
  INSUFFICIENT_INVENTORY: 'outOfStock',
  PACK_LIMIT_EXCEEDED: 'limit',
  QUANTITY_ABOVE_MAXIMUM: 'limit',
  CART_VALUE_TOO_HIGH: 'limit',
  ASYNC_MAXIMUM_WAIT_EXCEEDED: 'processing',
  NULL_CHECKOUTID: 'checkoutGone',
  SSR_FAST_CHECKOUT: 'checkoutGone',
};

const byStatus: Record<number, CallError> = {
  400: 'invalid',
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'checkoutGone',
  412: 'invalid',
  422: 'invalid',
  [tooManyRequests]: 'unreachable',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

/** Codes whose message the platform writes for the buyer, in the buyer's language. */
const speaksToBuyer =
  /^(ACCOUNT_LIMIT_EXCEEDED|TOO_MANY_GUESSES|COUPON_\w+|QUANTITY_\w+|PAYMENT_\w+|RETURN_\w+|INSUFFICIENT_FUNDS|CARD_EXPIRED|CONTACT_EMAIL_REQUIRED|PACK_LIMIT_EXCEEDED|PRESCRIPTION_REQUIRED|PRICE_NOT_FOUND|CART_VALUE_TOO_HIGH|INVALID_(PRODUCT|PRODUCT_CLASS|QUANTITY|ADDRESS|POSTAL_CODE|DELIVERY_METHOD|CARD_NUMBER|PAYMENT_TOKEN)|UNSUPPORTED_COUNTRY|INSUFFICIENT_INVENTORY|CART_VALIDATION_ERROR)$/;

/** What a person is told of a failed call. What is no error of the platform is thrown on. */
export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof PlatformError)) throw error;
  if (error instanceof NetworkError) return { error: 'unreachable' };
  const known = byCode[error.code] ?? byStatus[error.status ?? 0] ?? 'unknown';
  return { error: known, detail: speaksToBuyer.test(error.code) ? wordsOf(error) : undefined };
}

/** What the platform wrote for the buyer; the words of our own errors are for programs, but for those of a cart. */
function wordsOf(error: PlatformError): string | undefined {
  const written = error.errors.find(({ message }) => message)?.message;
  return written ?? (error.code === 'CART_VALIDATION_ERROR' ? error.message : undefined);
}
