import { createStore } from '#client/store.ts';
import type { Locale } from './locales.ts';

/** Where the shop is: whose time counts as long as nobody's own is known. */
const SHOP_ZONE = 'Europe/Berlin';
/** How days and numbers are usually written in a language. */
const USUAL_TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** How the person at work reads and types days and numbers, by the own settings at the platform. */
export interface Manner {
  /** By whose clock moments are shown and typed. */
  zone: string;
  /** Language tag by which numbers and days are written; undefined as long as it is not known. */
  tag: string | undefined;
  /** Language that the person has chosen at the platform; undefined as long as it is not known. */
  language: string | undefined;
}

/** The manner of whoever is signed in: the platform tells it with the name, in a call that is made anyway. */
export const manner = createStore<Manner>({
  zone: SHOP_ZONE,
  tag: undefined,
  language: undefined,
});

/** The language tag by which numbers and days are written; words are in the language itself. */
export const tagOf = (locale: Locale): string => manner.get().tag ?? USUAL_TAGS[locale];

/** The zone by whose clock moments are shown and typed. */
export const personZone = (): string => manner.get().zone;

interface Settings {
  zoneinfo?: string | undefined;
  locale?: string | undefined;
  language?: string | undefined;
}

/** Takes over what the platform knows of the person; what this browser does not know stays as it is in the shop. */
export function noteManner({ zoneinfo = '', locale = '', language }: Settings): void {
  const known = manner.get();
  // To look a zone or a language up takes a browser long, and most people are where the shop is.
  const zone = zoneinfo === known.zone || isKnownZone(zoneinfo) ? zoneinfo : SHOP_ZONE;
  const tag = tagIn(locale);
  const isSame = zone === known.zone && tag === known.tag && language === known.language;
  if (!isSame) manner.set({ zone, tag, language });
}

/** Whether this browser knows the time of a zone. */
export function isKnownZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** A locale of the platform, as in `de_DE_EURO`, as a language tag. */
function tagIn(locale: string): string | undefined {
  const [language = '', region = ''] = locale.split('_');
  if (!/^[a-z]{2,3}$/.test(language) || !/^[A-Z]{2}$/.test(region)) return undefined;
  const tag = `${language}-${region}`;
  const isUsual = Object.values(USUAL_TAGS).includes(tag);
  return isUsual ? tag : Intl.NumberFormat.supportedLocalesOf([tag])[0];
}
