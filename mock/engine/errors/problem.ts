import type { Finding } from './finding.ts';
import { PlatformFault } from './platform-fault.ts';

/** The refusal of a request in which Prism found faults: each is named by where it is and what is wrong. */
export function problem(findings: readonly Finding[]): PlatformFault {
  const unauthorised = findings.some(({ code }) => code === '401');
  if (unauthorised) return new PlatformFault(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
  const unsupported = findings.find(({ code }) => code === '415');
  if (unsupported) return new PlatformFault(415, 'UNSUPPORTED_MEDIA_TYPE', unsupported.message);
  const [first, ...more] = findings.map(reason);
  return new PlatformFault(
    400,
    first?.errorCode ?? 'INVALID_INPUT',
    first?.message ?? 'The request is not valid.',
    { more, findings },
  );
}

function reason({ location, message }: Finding): { errorCode: string; message: string } {
  const where = location.join('.');
  return { errorCode: errorCodeFor(location[0]), message: where ? `${where}: ${message}` : message };
}

function errorCodeFor(place: string | undefined): string {
  if (place === 'query') return 'ILLEGAL_QUERY_PARAMETER_VALUE';
  return place === 'path' ? 'MALFORMED_ID' : 'INVALID_INPUT';
}
