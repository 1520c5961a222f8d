import { isNumeric } from '#client/records/data-types.ts';
import type { FieldData } from '#client/records/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { personZone, tagOf } from '../../i18n/manner.ts';

/** Days and moments are written as the platform writes them. */
const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

/** Whether a field takes one or several of a fixed list. */
export const isChoice = (dataType: string): boolean =>
  dataType === 'Picklist' || dataType === 'MultiPicklist';

/** A field as text: the platform's own display form, else its value in the manner of the person. */
export function fieldText({ displayValue, value }: FieldData, dataType: string, locale: Locale): string {
  if (displayValue !== null && displayValue !== undefined) return displayValue;
  if (value === null || value === undefined) return '';
  if (isNumeric(dataType))
    return new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 8 }).format(Number(value));
  if (dataType === 'DateTime') return momentText(String(value), locale);
  if (dataType === 'Date') return dateFormat(tagOf(locale), 'UTC', DAY).format(new Date(String(value)));
  return typeof value === 'object' ? '' : String(value);
}

/** Date and time of a moment (ISO 8601) in the time of the person, as fields of records have it. */
export const momentText = (iso: string, locale: Locale): string =>
  dateFormat(tagOf(locale), personZone(), MOMENT).format(new Date(iso));

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A browser makes a format in the time in which it writes a hundred dates with it, so each is made once. */
function dateFormat(tag: string, timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = [tag, timeZone, ...Object.keys(parts)].join();
  const known = dateFormats.get(name) ?? new Intl.DateTimeFormat(tag, { ...parts, timeZone });
  dateFormats.set(name, known);
  return known;
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const RELATIVE_DAYS = 7;
/** A moment that far in the future was just now, by another clock. */
const CLOCKS_APART_MS = 60_000;

/** A moment as a person says it: "vor 5 Minuten", "gestern"; a date once it is a week ago. */
export function relativeText(iso: string, locale: Locale, now: number = Date.now()): string {
  const since = now - Date.parse(iso);
  if (since > RELATIVE_DAYS * 86_400_000 || since < -CLOCKS_APART_MS) return momentText(iso, locale);
  const passed = Math.max(0, since);
  const [unit, length] = STEPS.find(([, milliseconds]) => passed >= milliseconds) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    -Math.floor(passed / (length as number)),
    unit as Intl.RelativeTimeFormatUnit,
  );
}

/** The signs in numbers: between whole number and fraction, and between groups of digits. */
export function numberSigns(locale: Locale): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(tagOf(locale)).formatToParts(1_234_567.5);
  const sign = (wanted: string, usual: string) => parts.find(({ type }) => type === wanted)?.value ?? usual;
  return { decimal: sign('decimal', '.'), group: sign('group', '') };
}

/** A number with a fraction, as the person writes it. */
export const numberExample = (): string =>
  new Intl.NumberFormat(tagOf('de'), { minimumFractionDigits: 2 }).format(12.5);
