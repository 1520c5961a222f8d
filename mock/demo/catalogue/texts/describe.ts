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
 */
export function describe(line: ProductLine, chance: Chance): ProductTexts {
  const form = formText(line.form, line.printed);
  const closing =
    line.regulatoryClass === 'verschreibungspflichtig'
      ? []
      : [
          pick(form.sentences, chance(`form ${line.title}`)),
          pick(brandFacts[line.brand].sentences, chance(`brand ${line.title}`)),
        ];
  return {
    description: [line.about, ...closing].join(' '),
    usage: [line.dose, form.directions].join(' '),
    notes: [...cautionsFor(line.ingredient), classNotes[line.regulatoryClass]].join(' '),
  };
}
