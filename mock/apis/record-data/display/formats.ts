import type { Viewer } from '../../../model/metadata/rights.ts';

type Language = Viewer['language'];

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };
/** The shop's own time; the platform stores moments in UTC. */
const TIME_ZONE = 'Europe/Berlin';

/** The currency of amounts whose record names none. */
export const STORE_CURRENCY = 'EUR';

/** Making a format costs a hundred times as much as using it. */
function remembered<Key extends unknown[], Format>(make: (...key: Key) => Format): (...key: Key) => Format {
  const formats = new Map<string, Format>();
  return (...key) => {
    const name = key.join(' ');
    const known = formats.get(name);
    if (known) return known;
    const format = make(...key);
    formats.set(name, format);
    return format;
  };
}

/** `02.03.2026` */
export const dateFormat = remembered(
  (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** `02.03.2026, 10:30` */
export const dateTimeFormat = remembered(
  (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: TIME_ZONE,
    }),
);

/** `2. März 2026 um 10:30` */
export const longDateTimeFormat = remembered(
  (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: TIME_ZONE,
    }),
);

/** `1.234,50` with up to `scale` decimals. */
export const numberFormat = remembered(
  (language: Language, scale: number) =>
    new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: scale }),
);

/** `12,95 €` */
export const currencyFormat = remembered(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }),
);
