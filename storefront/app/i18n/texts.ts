import { createInstance, type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
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

/** A text of the catalogue by its key, with the values it names filled in. */
export type Text = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Texts of one language. On a server one instance per request, in a browser one per page. */
export function createTexts(language: Language, messages: Partial<Messages>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: messages } },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** All texts of a language, each fetched only where it is read. */
export async function messagesOf(language: Language): Promise<Messages> {
  return language === 'en' ? (await import('./en/index.ts')).en : (await import('./de/index.ts')).de;
}

/** The typed text function of an instance, for code outside React. */
export function textOf(instance: i18n): Text {
  return instance.t as unknown as Text;
}

/** The typed text function of the page. */
export function useText(): Text {
  return useTranslation().t as unknown as Text;
}
