import type { Locale } from '../../i18n/locales.ts';
import { tagOf } from '../../i18n/manner.ts';

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A size as people say it: "12,3 kB". */
export function fileSize(bytes: number, locale: Locale): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)));
  const amount = bytes / STEP ** power;
  const digits = power === 0 || amount >= 100 ? 0 : 1;
  return `${new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: digits }).format(amount)} ${UNITS[power]}`;
}
