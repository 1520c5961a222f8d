import { readPzn } from '../product/pzn.ts';

/** Most lines of one list. */
export const mostLines = 50;

/** Longest line that is read, in characters; what a longer one holds is no number of a pack. */
const longestLine = 200;

/** A line of a list as it was typed. */
export interface TypedLine {
  text: string;
  /** Undefined where the line holds no PZN. */
  pzn: string | undefined;
  /** Whether the check digit holds (DE-PRODUCT-03). */
  isValid: boolean;
  quantity: number;
}

/** How much may stand between a PZN and its quantity, such as "04877800; 2", "4877800 x 2" or a copied table row. */
const parted =
  /^(.*?\d)(?:\s*[;,x×*]\s*|\s*\t\s*|\s+(?=\d{1,3}\s*$))(\d{1,4})\s*(?:x|×|st\.?|stück|packungen|packung)?$/i;

/**
 * Reads a list of PZNs, one a line, each with its quantity or without one, which is a single pack. Empty lines are left
 * out; the same PZN on several lines adds up.
 */
export function readLines(text: string): TypedLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readLine);
  const byPzn = new Map<string, TypedLine>();
  for (const line of lines) {
    const key = line.pzn ?? line.text;
    const earlier = byPzn.get(key);
    byPzn.set(key, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...byPzn.values()];
}

function readLine(text: string): TypedLine {
  // The patterns take their time with blanks, for each of which they look at all that follow.
  if (text.length > longestLine) return { text, pzn: undefined, isValid: false, quantity: 1 };
  const [, before, count] = parted.exec(text) ?? [];
  const whole = readPzn(named(text));
  const part = before === undefined ? whole : readPzn(named(before));
  const isParted = part.kind !== 'none' && whole.kind === 'none';
  const reading = isParted ? part : whole;
  if (reading.kind === 'none') return { text, pzn: undefined, isValid: false, quantity: 1 };
  const quantity = isParted ? Math.max(1, Number(count)) : 1;
  return { text, pzn: reading.pzn, isValid: reading.kind === 'valid', quantity };
}

/** With the word PZN before it a number that fails the check is told apart from a text that is none. */
function named(text: string): string {
  return /pzn/i.test(text) ? text : `PZN ${text}`;
}
