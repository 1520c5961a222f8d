import { listViewsConstants } from '#generated/record-data/constants.gen.ts';
import type { Say } from '../../i18n/use-text.ts';

/** Spans of days that move with the calendar, by the platform's names, and those with a number of days after a colon. */
export const { relativeDays: RELATIVE_DAYS, countedDays: COUNTED_DAYS } = listViewsConstants;

export type RelativeDay = (typeof RELATIVE_DAYS)[number];
export type CountedDays = (typeof COUNTED_DAYS)[number];

/** What a text says of a span: its name and, for some, the number of days. Undefined for any other text. */
export function relativeDate(text: string): { name: RelativeDay | CountedDays; count?: number } | undefined {
  const [name = '', count, ...more] = text.toUpperCase().split(':');
  const plain = RELATIVE_DAYS.find((one) => one === name);
  if (plain && count === undefined) return { name: plain };
  const counted = COUNTED_DAYS.find((one) => one === name);
  const isCounted = counted && count && /^[1-9]\d{0,3}$/.test(count) && more.length === 0;
  return isCounted ? { name: counted, count: Number(count) } : undefined;
}

/** A span as a person says it: “letzte 30 Tage”. Undefined for what is none. */
export function relativeDateText(text: string, say: Say): string | undefined {
  const relative = relativeDate(text);
  return relative && say(`relative.${relative.name}`, { count: relative.count ?? 0 });
}
