import { counter } from '../de/counter.ts';
import { bringGermanTexts } from '../page-texts.ts';

/** Imported by the module of each page that uses texts of the counter. */
bringGermanTexts(counter);
