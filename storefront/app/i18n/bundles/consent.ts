import { consent } from '../de/consent.ts';
import { bringGermanTexts } from '../page-texts.ts';

/** Imported by the page on which people choose what they allow. */
bringGermanTexts(consent);
