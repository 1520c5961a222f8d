import { createQueryClient } from '#client/cache/query-client.ts';
import { createPlatform, type Platform } from '#client/platform.ts';
import type { Exchange } from '#client/send/observed.ts';
import { noteChange } from './data/note-change.ts';
import { readRecordAhead } from './data/queries/record-ahead.ts';
import { storedPreference } from './data/stored-preference.ts';
import { recordCall } from './features/inspector/recorder.ts';
import { readListAhead } from './features/list/read-ahead.ts';
import { initialLocale } from './i18n/initial-locale.ts';
import type { Locale } from './i18n/locales.ts';

/** What has begun before the console itself is there. */
export interface Begun {
  platform: Platform;
  /** The language in which the console begins. */
  locale: Locale;
  /** Resolves when the record that the page is drawn from is there, or there is none. */
  record: Promise<void>;
  /** Asks the platform in the language that this tells, from now on. */
  speak: (language: () => string) => void;
  /** Tells of every call of the platform from now on. */
  listen: (listener: (exchange: Exchange) => unknown) => void;
}

/**
 * Asks the platform for what the page at an address is drawn from. Nothing here needs the libraries that draw it: a
 * browser asks while it still reads them.
 */
export function begin(location: Location): Begun {
  const locale = initialLocale(storedPreference('locale'));
  const listeners: ((exchange: Exchange) => unknown)[] = [recordCall, noteChange];
  let language: () => string = () => locale;
  const platform = createPlatform({
    origin: location.origin,
    queryClient: createQueryClient(),
    context: () => ({ language: language() }),
    observe: (exchange) => {
      for (const listener of listeners) void listener(exchange);
    },
    versions: {},
  });
  readListAhead(platform, location);
  return {
    platform,
    locale,
    record: readRecordAhead(platform, location),
    speak: (told) => {
      language = told;
    },
    listen: (listener) => void listeners.push(listener),
  };
}
