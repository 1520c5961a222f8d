import { bodyMotifs } from './body.ts';
import { deviceMotifs } from './devices.ts';
import { herbMotifs } from './herbs.ts';
import type { Motif, MotifColours } from './ink.ts';
import { thingMotifs } from './things.ts';

const motifs = { ...herbMotifs, ...bodyMotifs, ...thingMotifs, ...deviceMotifs } satisfies Record<
  string,
  Motif
>;

/** The name of a drawing that says what a product is for or made of. */
export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as MotifName[];

/** Draws a motif in its box of 100 × 100 units. */
export function drawMotif(name: MotifName, colours: MotifColours): string {
  return motifs[name](colours);
}

export type { MotifColours };
