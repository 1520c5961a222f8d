import type { MotifColours } from '../motifs/index.ts';
import type { PackArt } from '../pack-art.ts';
import type { Defs } from '../svg/defs.ts';
import type { Typeface } from '../text/typefaces.ts';

/** One colourway of a range. */
export interface Tone {
  main: string;
  soft: string;
}

/** A flat printed surface of a package: a box front, a label, a tube. */
export interface Panel {
  width: number;
  height: number;
  art: PackArt;
  tone: Tone;
  defs: Defs;
}

/** How a name is written when it stands as a logo. */
interface Wordmark {
  text: string;
  face: Typeface;
  tracking: number;
}

/** The look of one invented brand. */
export interface Brand {
  name: string;
  /** Ground and ink of its logo, where it stands alone. */
  ground: string;
  ink: string;
  tones: [Tone, ...Tone[]];
  wordmark: Wordmark;
  /** The drawn mark in a box of 100 × 100 units. */
  mark(colours: MotifColours): string;
  /** The printed front; draws within (0, 0)–(width, height). */
  face(panel: Panel): string;
  /** The colours a face begins and ends with, to run on around a curve. */
  edges(tone: Tone): { top: string; bottom: string };
  /** Ground colour of the narrow sides of its boxes. */
  side(tone: Tone): string;
  /** Colour of caps, pumps and lids. */
  cap(tone: Tone): string;
  /** The face the narrow sides are set in. */
  text: Typeface;
}

/** The colourway a package asks for; numbers beyond the last start again. */
export function toneOf(brand: Brand, index: number): Tone {
  return brand.tones[index % brand.tones.length] ?? brand.tones[0];
}
