import type { Language } from '#mock/apis/dispatch/handler.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The platform's words to buyers, by the language of the request. */
export const messages: Readonly<Record<Language, typeof de>> = { de, en };
