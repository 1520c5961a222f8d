import { data } from 'react-router';
import { isNotFound, NetworkError, PlatformError } from '#client/errors/index.ts';
import type { CallError } from '../components/cart/add-result.ts';

/** What an error page is told: the kind decides its words. */
export interface PageFailure {
  kind: 'not-found' | 'unreachable' | 'server';
}

/** Statuses with which the platform says that it is not there. */
const unreachable = [502, 503, 504];

/** Turns a failed read into the page's own answer: 404, 503 or 500. */
export function pageFailure(error: unknown): never {
  if (!(error instanceof PlatformError)) throw error;
  if (isNotFound(error) || error.status === 400)
    throw data<PageFailure>({ kind: 'not-found' }, { status: 404 });
  if (error instanceof NetworkError || unreachable.includes(error.status ?? 0)) {
    throw data<PageFailure>({ kind: 'unreachable' }, { status: 503, headers: { 'Retry-After': '30' } });
  }
  console.error(`${error.operationId} failed: ${error.status ?? ''} ${error.code} ${error.message}`);
  throw data<PageFailure>({ kind: 'server' }, { status: 500 });
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
  ITEM_OUT_OF_STOCK: 'outOfStock',
  MAX_QUANTITY_EXCEEDED: 'limit',
  ASYNC_MAXIMUM_WAIT_EXCEEDED: 'processing',
};

const byStatus: Record<number, CallError> = {
  400: 'invalid',
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'invalid',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

/** The sentence for a failed call. What is no error of the platform is thrown on. */
export function callError(error: unknown): CallError {
  if (!(error instanceof PlatformError)) throw error;
  if (error instanceof NetworkError) return 'unreachable';
  return byCode[error.code] ?? byStatus[error.status ?? 0] ?? 'unknown';
}
