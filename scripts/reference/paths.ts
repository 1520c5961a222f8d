/** The parts of a path below the version base; a placeholder is `{name}`. */
export type Segments = readonly string[];

/** Reads a path of the reference, where placeholders are `{name}`, `${name}` or a bare word that ends in `Id`. */
export function segmentsOfReference(path: string): Segments {
  return path
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = /^\$?\{(.+)\}$/.exec(segment)?.[1] ?? /^[a-z]\w*(?:Id|ID|GUID)$/.exec(segment)?.[0];
      return name ? `{${name}}` : segment;
    });
}

/** Reads a path of a contract without its base, e.g. `/services/data/v64.0`. */
export function segmentsOfContract(path: string): Segments {
  return path
    .replace(/^.*\/services\/data\/v\d+\.\d+/, '')
    .split('/')
    .slice(1);
}

/**
 * How well a path of ours meets one of the reference: 0 not at all; a literal where the reference has a placeholder
 * (an alias like `current`) counts least, then other placeholder names, then the same names.
 */
export function likeness(ours: Segments, theirs: Segments): number {
  if (ours.length !== theirs.length) return 0;
  const points = ours.map((segment, at) => pointsOf(segment, theirs[at] ?? ''));
  return points.includes(0) ? 0 : points.reduce((sum, each) => sum + each, 0);
}

function pointsOf(ours: string, theirs: string): number {
  if (ours === theirs) return 3;
  if (!theirs.startsWith('{')) return 0;
  return ours.startsWith('{') ? 2 : 1;
}

const COMMON_WORDS = new Set(
  'commerce webstores ui-api connect sites communities cms delivery channels'.split(' '),
);

/** What a path is about: its first word below the webstore, the site or the channel. */
export function familyOf(segments: Segments): string {
  const words = segments.filter((segment) => !segment.startsWith('{'));
  return words.find((word) => !COMMON_WORDS.has(word)) ?? words.at(-1) ?? '';
}
