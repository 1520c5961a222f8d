import type { Language } from './languages.ts';
import { createTexts, type Messages, type Texts } from './texts.ts';

let page: Texts | undefined;
const waiting: Partial<Messages>[] = [];

/** The texts of the page in the browser, with those that its modules have brought so far. */
export function openPageTexts(language: Language, messages: Partial<Messages>): Texts {
  page = createTexts(language, messages);
  for (const brought of waiting.splice(0)) page.add(brought);
  return page;
}

/**
 * Brings German texts along with the module of a page, so that other pages need not carry them. On a server, and where
 * the page is in another language, all texts are there already.
 */
export function bringGermanTexts(messages: Partial<Messages>): void {
  if (typeof document === 'undefined') return;
  if (page) page.add(messages);
  else waiting.push(messages);
}
