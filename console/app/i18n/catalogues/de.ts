import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';
import { german } from '../german.ts';
import { raGerman } from '../ra-german.ts';

/** All German texts: react-admin's and the console's own. */
export const texts: object = { ...convertRaTranslationsToI18next(raGerman), ...german };
