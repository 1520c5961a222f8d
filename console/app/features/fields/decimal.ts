import type { Locale } from '../../i18n/locales.ts';
import { numberSigns } from './format.ts';

/** A number as it stands in an input: without grouping, with the decimal sign of the person. */
export function toDecimalInput(value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '';
  return String(value).replace('.', numberSigns(locale).decimal);
}

/**
 * What was typed as a number, with grouping signs allowed; the text itself where it is none, so that nothing
 * typed is lost, and null for an empty input.
 */
export function fromDecimalInput(text: string, locale: Locale): number | string | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  const { decimal, group } = numberSigns(locale);
  const even = evenSigns(trimmed);
  // Where commas part decimals, a point in a group is clear even where a blank is usual.
  const grouping = [evenSigns(group), ...(decimal === ',' ? ['.'] : [])].find((sign) =>
    isGrouped(even, sign, decimal),
  );
  const number = (grouping === undefined ? even : even.replaceAll(grouping, '')).replace(decimal, '.');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : text;
}

/** Keyboards have one blank and one apostrophe. */
const evenSigns = (text: string): string => text.replace(/\s/g, ' ').replaceAll("'", '’');

/** Grouping signs count only between three digits each, so that "1.5" does not become 15. */
function isGrouped(text: string, grouping: string, sign: string): boolean {
  const [whole = ''] = text.split(sign);
  const [first = '', ...groups] = whole.replace(/^[+-]/, '').split(grouping);
  return groups.length > 0 && first.length <= 3 && groups.every((group) => /^\d{3}$/.test(group));
}
