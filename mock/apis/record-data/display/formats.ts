/** How numbers and days are usually written in a language. */
export const USUAL_LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

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
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** `02.03.2026, 10:30` */
export const dateTimeFormat = remembered(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
);

/** `2. März 2026 um 10:30` */
export const longDateTimeFormat = remembered(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    }),
);

/** `1.234,50` with up to `scale` decimals. */
export const numberFormat = remembered(
  (locale: string, scale: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: scale }),
);

/** `19 %` with up to `scale` decimals; the value is a share of one. */
export const percentFormat = remembered(
  (locale: string, scale: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: scale }),
);

/** `12,95 €` */
export const currencyFormat = remembered(
  (locale: string, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
);
