import { brandFacts } from '../brands.ts';
import { type Chance, pick } from '../chance.ts';
import type { ProductLine } from '../product-line.ts';
import { cautionsFor } from './cautions.ts';
import { formText } from './forms.ts';
import { classNotes } from './legal.ts';

/** The running texts of a product line. */
export interface ProductTexts {
  description: string;
  /** Directions for use. */
  usage: string;
  /** What to mind. */
  notes: string;
}

/**
 * Composes the texts of a line from its own sentences and those of its form, brand, ingredient and
 * class. Prescription medicines get no word of praise (DE-PRESCRIPTION-04).
 *
 * @param said puts a sentence that lines share into the language of the line's own
 */
export function describe(
  line: ProductLine,
  chance: Chance,
  said = (sentence: string) => sentence,
): ProductTexts {
  const form = formText(line.form, line.printed);
  const closing =
    line.regulatoryClass === 'verschreibungspflichtig'
      ? []
      : [
          pick(form.sentences, chance(`form ${line.title}`)),
          pick(brandFacts[line.brand].sentences, chance(`brand ${line.title}`)),
        ];
  return {
    description: [line.about, ...closing.map(said)].join(' '),
    usage: [line.dose, said(form.directions)].join(' '),
    notes: [...cautionsFor(line.ingredient), classNotes[line.regulatoryClass]].map(said).join(' '),
  };
}
