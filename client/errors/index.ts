export { AbortedError } from './aborted-error.ts';
export { CacheMissError } from './cache-miss-error.ts';
export { CommerceError } from './commerce-error.ts';
export { ContractError } from './contract-error.ts';
export { FetchError } from './fetch-error.ts';
export { invalidConfig } from './invalid-config.ts';
export { isChangedSince, isNotFound, isNotModified, isSessionExpired } from './kinds.ts';
export { NetworkError } from './network-error.ts';
export { PlatformError } from './platform-error.ts';
