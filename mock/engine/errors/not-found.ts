import { PlatformFault } from './platform-fault.ts';

/** 404 for what does not exist, or what the caller may not know to exist. */
export function notFound(): PlatformFault {
  return new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}
