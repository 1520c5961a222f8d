import { decodePercent, splitTarget } from '#http/server/request-target.ts';
import { PlatformFault } from '../errors/platform-fault.ts';

/** The address of a request, taken apart. */
export interface RequestTarget {
  readonly path: string;
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

/**
 * Takes the request target of HTTP/1.1 apart, in origin form (`/a?b`) or absolute form (`http://host/a?b`).
 * A malformed percent escape is a 400 before anything looks at the path.
 */
export function parseTarget(target: string): RequestTarget {
  const { path: given, search } = splitTarget(target);
  if (!given.startsWith('/')) throw malformed('The request target must be a path.');
  const path = withOneSlash(given);
  if (search !== '') decode(search.replaceAll('+', ' '), 'query');
  const segments = path
    .slice(1)
    .split('/')
    .map((part) => decode(part, 'path'));
  return { path, segments, query: new URLSearchParams(search) };
}

/** Programs put a path behind an address of the platform that ends with a slash itself. */
const withOneSlash = (path: string): string => (path.startsWith('//') ? path.replace(/^\/+/, '/') : path);

function decode(text: string, where: string): string {
  const decoded = decodePercent(text);
  if (decoded === undefined) throw malformed(`The ${where} contains a malformed percent escape.`);
  return decoded;
}

function malformed(message: string): PlatformFault {
  return new PlatformFault(400, 'MALFORMED_REQUEST', message);
}
