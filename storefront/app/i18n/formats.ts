import { useLocation } from 'react-router';
import type { Money } from '../features/product/money.ts';
import { type Language, languageOf, localeOf } from './languages.ts';

/** Formats of one language: German writes 12,99 € and 24.12.2026, 15:30 (SF-FORMAT-01). */
export interface Formats {
  money: (money: Money) => string;
  /** The same as money, figure and currency apart, for large prices. */
  moneyParts: (money: Money) => { figure: string; currency: string };
  number: (value: number) => string;
  date: (iso: string) => string;
  dateTime: (iso: string) => string;
  /** Name of a country by its two letters. */
  country: (code: string) => string;
  /** Name of a language by its tag. */
  language: (tag: string) => string;
  /** Things of which one is chosen, e.g. `A, B oder C`. */
  oneOf: (things: readonly string[]) => string;
}

const zone = 'Europe/Berlin';

/** Formats hold nothing of a visitor, and to make them costs more than all they do for a page; so each is made once. */
const known = new Map<Language, Formats>();

/** Formats by Intl; times are those of Germany, where the shop is. */
export function formatsOf(language: Language): Formats {
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}

function createFormats(language: Language): Formats {
  const locale = localeOf(language);
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: zone } as const;
  const date = new Intl.DateTimeFormat(locale, day);
  const dateTime = new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' });
  const number = new Intl.NumberFormat(locale);
  const choice = new Intl.ListFormat(locale, { type: 'disjunction' });
  const regions = () => new Intl.DisplayNames([locale], { type: 'region' });
  const languageNames = () => new Intl.DisplayNames([locale], { type: 'language' });
  const currencies = new Map<string, Intl.NumberFormat>();
  const currencyFormat = (currency: string) => {
    const format = currencies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    currencies.set(currency, format);
    return format;
  };
  return {
    money: ({ amount, currency }) => currencyFormat(currency).format(amount as Intl.StringNumericLiteral),
    moneyParts: ({ amount, currency }) => {
      const parts = currencyFormat(currency).formatToParts(amount as Intl.StringNumericLiteral);
      const figure = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
      return {
        figure: figure.map(({ value }) => value).join(''),
        currency: parts.find(({ type }) => type === 'currency')?.value ?? currency,
      };
    },
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (regions().of(code) ?? code) : code),
    language: (tag) =>
      /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) ? (languageNames().of(tag.replace(/-.*/, '')) ?? tag) : tag,
    oneOf: (things) => choice.format(things),
  };
}

/** Formats of the page's language. */
export function useFormats(): Formats {
  return formatsOf(languageOf(useLocation().pathname));
}
