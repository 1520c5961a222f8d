import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';

/** 404: no such thing, or none that the session may know of. */
export function notFound(): PlatformFault {
  return new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}

/** 403: the session may not do this with records of the object. */
export function insufficientAccess(): PlatformFault {
  return new PlatformFault(403, 'INSUFFICIENT_ACCESS', "You don't have access to this record.");
}

/** 400: a field that does not exist or may not be read. */
export function invalidField(name: string, { apiName }: ObjectDefinition): PlatformFault {
  return new PlatformFault(400, 'INVALID_FIELD', `No such column '${name}' on entity '${apiName}'.`);
}
