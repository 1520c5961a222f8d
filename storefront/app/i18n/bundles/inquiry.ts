import { inquiry } from '../../features/inquiry/messages.de.ts';
import { bringGermanTexts } from '../page-texts.ts';

/** Imported by the page that may carry a form of its content. */
bringGermanTexts(inquiry);
