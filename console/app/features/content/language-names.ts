/** The texts that name the languages of contents. */
export const LANGUAGE_NAMES = { de: 'contentPages.inGerman', en: 'contentPages.inEnglish' } as const;
