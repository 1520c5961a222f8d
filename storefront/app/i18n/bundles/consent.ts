import { consent } from '../../features/consent/messages.de.ts';
import { bringGermanTexts } from '../page-texts.ts';

/** Imported by the page on which people choose what they allow. */
bringGermanTexts(consent);
