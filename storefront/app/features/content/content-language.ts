import type { Language } from '../../i18n/languages.ts';

/** Language of a content as markup names it: the platform writes de or en_US. */
export const languageTag = (language: string | null | undefined): string | undefined =>
  language?.replaceAll('_', '-') || undefined;

/** Language of a content where it is not the one of the page; a content that names none counts as translated. */
export function otherLanguage(content: string | null | undefined, page: Language): string | undefined {
  const tag = languageTag(content);
  return tag?.split('-')[0]?.toLowerCase() === page ? undefined : tag;
}
