import { type LockedPackages, nameOf } from './lock-file.ts';

/** Licences under which the project may carry a package, by their SPDX names. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose manifest names no SPDX licence, with the one that the text beside it grants. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  'css-mediaquery': 'BSD-3-Clause',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
};

/** Names of packages by licence, both in alphabetical order; `unknown` holds those that name none. */
export function packagesByLicence(locked: LockedPackages): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [folder, { license }] of Object.entries(locked)) {
    if (folder === '') continue;
    const name = nameOf(folder);
    const licence = READ_BY_HAND[name] ?? license ?? 'unknown';
    found.set(licence, (found.get(licence) ?? new Set()).add(name));
  }
  return new Map([...found].sort().map(([licence, names]) => [licence, [...names].sort()]));
}

/** Packages that may not be carried: their licence is unknown, or none of its alternatives is accepted. */
export function licenceFaults(locked: LockedPackages): string[] {
  return [...packagesByLicence(locked)]
    .filter(([licence]) => !isAccepted(licence))
    .flatMap(([licence, names]) =>
      names.map((name) => `${name} is licensed as ${licence}, which nobody accepted.`),
    );
}

/**
 * An SPDX expression: one alternative is enough, of which every part must be accepted. What stands in parentheses is
 * judged first and counts as one part.
 */
function isAccepted(expression: string): boolean {
  const flat = expression.replace(/\(([^()]*)\)/g, (_, inner: string) =>
    isAccepted(inner) ? 'MIT' : 'refused',
  );
  if (flat !== expression) return isAccepted(flat);
  return expression
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => ACCEPTED.has(licence)));
}
