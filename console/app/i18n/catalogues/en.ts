import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';
import raEnglish from 'ra-language-english';
import { english } from '../english.ts';

/** All English texts: react-admin's and the console's own. */
export const texts: object = { ...convertRaTranslationsToI18next(raEnglish), ...english };
