import { createContext, useContext } from 'react';
import type { Bundles } from './bring-texts.ts';
import type { de } from './de/index.ts';
import type { Language } from './languages.ts';

/** The German catalogue is the type of all others. */
export type Messages = Widened<typeof de>;

type Widened<T> = { [Key in keyof T]: T[Key] extends string ? string : Widened<T[Key]> };

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

type Paths<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutPlural<Key> : `${Key}.${Paths<T[Key]>}`;
}[keyof T & string];

export type MessageKey = Paths<typeof de>;

/** A text of the catalogue by its key, with the values it names filled in; a `count` as the language writes numbers. */
export type Text = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Texts of one language, as far as they are there: a browser gets those of other pages with their modules. */
export interface Texts {
  readonly text: Text;
  /** Adds what is not there yet. */
  readonly add: (messages: Bundles) => void;
}

/** Texts of one language, of which more may come. */
export function createTexts(language: Language, messages: Partial<Messages>): Texts {
  const known: Record<string, unknown> = { ...messages };
  const read = new Map<string, string>();
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  const message = (key: string): string | undefined => {
    const found = read.get(key) ?? messageAt(known, key);
    if (found !== undefined) read.set(key, found);
    return found;
  };
  const text: Text = (key, values = {}) => {
    const { count } = values;
    if (typeof count !== 'number') return filledIn(message(key) ?? key, values);
    const form = message(`${key}_${plural.select(count)}`) ?? message(key) ?? key;
    return filledIn(form, { ...values, count: number.format(count) });
  };
  return {
    text,
    add: (more) => {
      for (const [bundle, texts] of Object.entries(more)) known[bundle] ??= texts;
    },
  };
}

/** The message at a path such as `cart.title`; undefined where there is none. */
function messageAt(messages: Record<string, unknown>, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((bundle, name) => (bundle as Record<string, unknown> | undefined)?.[name], messages);
  return typeof found === 'string' ? found : undefined;
}

/** A message with its `{{names}}` replaced; what no value is given for stays away. */
function filledIn(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** All texts of a language, each fetched only where it is read. */
export async function messagesOf(language: Language): Promise<Messages> {
  return language === 'en' ? (await import('./en/index.ts')).en : (await import('./de/index.ts')).de;
}

const whole = new Map<Language, Promise<Texts>>();

/** All texts of a language, the same for every request of a server. */
export function textsOf(language: Language): Promise<Texts> {
  const known = whole.get(language) ?? messagesOf(language).then((all) => createTexts(language, all));
  whole.set(language, known);
  return known;
}

/** The texts of the page that is drawn. */
export const TextsContext = createContext<Texts>(createTexts('de', {}));

/** The text function of the page. */
export function useText(): Text {
  return useContext(TextsContext).text;
}
