/** The languages of the shop, the one that others fall back to first. */
export const LANGUAGES = ['de', 'en'] as const;
export type ContentLanguage = (typeof LANGUAGES)[number];

/** The texts that name the languages of contents. */
export const LANGUAGE_NAMES = { de: 'contentPages.inGerman', en: 'contentPages.inEnglish' } as const;
