import { inquiry } from '../de/inquiry.ts';
import { bringGermanTexts } from '../page-texts.ts';

/** Imported by the page that may carry a form of its content. */
bringGermanTexts(inquiry);
