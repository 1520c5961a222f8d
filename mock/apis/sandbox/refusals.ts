import { PlatformFault } from '../../engine/errors/platform-fault.ts';

/** 400 for a value that its schema allows and another value or the moment does not, with its place, e.g. `body.moment`. */
export function refusedValue(place: string, message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_ARGUMENT', `${place}: ${message}`);
}

/** 404 for a name or id that leads nowhere. */
export function nothingCalled(kind: 'scenario' | 'snapshot' | 'rule', name: string): PlatformFault {
  return new PlatformFault(404, 'NOT_FOUND', `There is no ${kind} “${name}”.`);
}
