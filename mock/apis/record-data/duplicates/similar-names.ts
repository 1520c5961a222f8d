import { editDistance } from '../../../store/search/text/edit-distance.ts';
import { stem } from '../../../store/search/text/stem.ts';
import { tokens } from '../../../store/search/text/tokens.ts';

/** What organisations add to their names, folded; it tells none of them apart. */
const LEGAL_FORMS = new Set(
  'ag co dr ev e v gbr ggmbh gmbh kg kgaa mbh med ohg se ug und der die das am im'.split(' '),
);

/**
 * Whether two first names may be those of one person: the same, one the initial of the other, one of the names of a
 * double name, or a typing error apart.
 */
export function areSimilarFirstNames(a: string, b: string): boolean {
  const [one, other] = [tokens(a), tokens(b)];
  return one.some((name) => other.some((candidate) => isInitial(name, candidate) || isNear(name, candidate)));
}

/**
 * Whether two names may be those of one organisation: all words of the shorter name stand in the longer one, up to
 * typing errors, and make up at least half of it. Legal forms do not count.
 */
export function areSimilarOrganisations(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [tellingWords(a), tellingWords(b)].sort((x, y) => x.length - y.length);
  if (shorter.length === 0 || shorter.length * 2 < longer.length) return false;
  return shorter.every((word) => longer.some((candidate) => isNear(word, candidate)));
}

function tellingWords(name: string): string[] {
  const all = tokens(name);
  const telling = all.filter((word) => !LEGAL_FORMS.has(word));
  return telling.length > 0 ? telling : all;
}

function isInitial(a: string, b: string): boolean {
  return (a.length === 1 || b.length === 1) && a[0] === b[0];
}

function isNear(a: string, b: string): boolean {
  if (a === b || stem(a) === stem(b)) return true;
  const length = Math.min(a.length, b.length);
  const limit = length >= 8 ? 2 : length >= 4 ? 1 : 0;
  return limit > 0 && editDistance(a, b, limit) <= limit;
}
