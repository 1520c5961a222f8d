import { PlatformFault } from '../errors/platform-fault.ts';

/** What a caller may ask of Prism's mocker. */
export interface Preferences {
  readonly code?: number;
  readonly exampleKey?: string;
  readonly dynamic: boolean;
  readonly seed?: string;
}

const NAMES = ['code', 'example', 'dynamic', 'seed'] as const;
const PREFERENCE = /(?:^|[,;])\s*([a-z]+)\s*=\s*(?:"([^"]*)"|([^,;]*))/gi;

/**
 * Prism's preferences `code=`, `example=`, `dynamic=` and `seed=` from a Prefer header, without one from the query
 * parameters `__code` and so on. Undefined when none of them is named; a value that makes no sense is a 400.
 */
export function parsePreferences(
  header: string | undefined,
  query: URLSearchParams,
): Preferences | undefined {
  const given = header === undefined ? fromQuery(query) : fromHeader(header);
  const code = given.get('code');
  const dynamic = given.get('dynamic');
  const exampleKey = given.get('example');
  const seed = given.get('seed');
  if (!NAMES.some((name) => given.has(name))) return undefined;
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) throw refused('code', 'an HTTP status');
  if (dynamic !== undefined && !/^(true|false)$/.test(dynamic)) throw refused('dynamic', 'true or false');
  return {
    dynamic: dynamic === 'true',
    ...(code !== undefined && { code: Number(code) }),
    ...(exampleKey !== undefined && { exampleKey }),
    ...(seed !== undefined && { seed }),
  };
}

function fromHeader(header: string): Map<string, string> {
  const given = new Map<string, string>();
  for (const [, name = '', quoted, plain] of header.matchAll(PREFERENCE))
    if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), quoted ?? plain?.trim() ?? '');
  return given;
}

function fromQuery(query: URLSearchParams): Map<string, string> {
  const pairs = NAMES.map((name) => [name, query.get(`__${name}`)] as const);
  return new Map(pairs.filter((pair): pair is [(typeof NAMES)[number], string] => pair[1] !== null));
}

function refused(name: string, expected: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_PREFERENCE', `The preference ${name} must be ${expected}.`);
}
