import { receiveTexts } from './bring-texts.ts';
import type { Language } from './languages.ts';
import { createTexts, type Messages, type Texts } from './texts.ts';

/** The texts of the page in the browser, with those that its modules have brought so far and will bring. */
export function openPageTexts(language: Language, messages: Partial<Messages>): Texts {
  const texts = createTexts(language, messages);
  receiveTexts(texts.add);
  return texts;
}
