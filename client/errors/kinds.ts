import { FetchError } from './fetch-error.ts';

/** The thing does not exist, or may not be seen. */
export const isNotFound = (error: unknown): error is FetchError =>
  error instanceof FetchError && error.status === 404;

/** What the reader has is still what it was. */
export const isNotModified = (error: unknown): error is FetchError =>
  error instanceof FetchError && error.status === 304;

/** The record was changed since it was read: the If-Unmodified-Since of an update did not hold. */
export const isChangedSince = (error: unknown): error is FetchError =>
  error instanceof FetchError && error.status === 412;

/** There is no session any more: the person signs in again. A refused login is not that. */
export const isSessionExpired = (error: unknown): error is FetchError =>
  error instanceof FetchError && error.status === 401 && error.code !== 'INVALID_LOGIN';
