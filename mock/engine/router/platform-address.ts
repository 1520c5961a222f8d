/** Versions of the platform's APIs that an address may ask for, from the oldest to the newest. */
export const SUPPORTED_VERSIONS: readonly string[] = Array.from(
  { length: 17 },
  (_, index) => `${50 + index}.0`,
);

/** Where a versioned call was sent. */
export interface PlatformAddress {
  /** `data` is the API's own base; `site` is the one that the pages of a site use, guests included. */
  readonly base: 'data' | 'site';
  /** As the address states it, e.g. `64.0`. */
  readonly version: string;
  /** The segments behind the base. */
  readonly segments: readonly string[];
}

const SITE_PREFIX = ['webruntime', 'api'];
const DATA_PREFIX = ['services', 'data'];
const VERSION = /^v(\d+\.\d+)$/i;

/**
 * Takes an address such as `/services/data/v64.0/…` or `/webruntime/api/services/data/v61.0/…` apart: every versioned
 * call answers at both bases and in every version, by one definition. Programs may write the base of the API in any case
 * (PF-REST-15). Undefined where the address has no version.
 */
export function platformAddress(segments: readonly string[]): PlatformAddress | undefined {
  const isSite = startsWith(segments, SITE_PREFIX);
  const data = isSite ? segments.slice(SITE_PREFIX.length) : segments;
  const version = VERSION.exec(data[DATA_PREFIX.length] ?? '')?.[1];
  const lower = data.slice(0, DATA_PREFIX.length).map((segment) => segment.toLowerCase());
  if (!startsWith(lower, DATA_PREFIX) || version === undefined) return undefined;
  const behind = withoutTrailingSlash(data.slice(DATA_PREFIX.length + 1));
  return { base: isSite ? 'site' : 'data', version, segments: behind };
}

/** The segments of an address without a version, where its writing makes no difference as it makes none with one. */
export function unversionedAddress(segments: readonly string[]): readonly string[] {
  const plain = withoutTrailingSlash(segments);
  return isAtData(plain) ? [...DATA_PREFIX, ...plain.slice(DATA_PREFIX.length)] : plain;
}

/** Whether an address is below the API's own base, known or not. */
export function isAtData(segments: readonly string[]): boolean {
  const lower = segments.slice(0, DATA_PREFIX.length).map((segment) => segment.toLowerCase());
  return startsWith(lower, DATA_PREFIX);
}

/** The base itself has one segment, which is empty, as the template `/` has. */
function withoutTrailingSlash(segments: readonly string[]): readonly string[] {
  const rest = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  return rest.length > 0 ? rest : [''];
}

const startsWith = (segments: readonly string[], prefix: readonly string[]): boolean =>
  prefix.every((segment, index) => segments[index] === segment);
