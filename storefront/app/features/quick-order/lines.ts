import { readPzn } from '../product/pzn.ts';

/** Most lines of one list. */
export const mostLines = 50;

/** Longest line that is read, in characters; what a longer one holds is no number of a pack. */
const longestLine = 200;

/** The numbers that products are named by: their PZN, or the article number where the store knows no PZN. */
export type NumberKind = 'pzn' | 'sku';

/** A line of a list as it was typed. */
export interface TypedLine {
  text: string;
  kind: NumberKind;
  /** Undefined where the line holds no number of the kind. */
  number: string | undefined;
  /** Whether the check digit of a PZN holds (DE-PRODUCT-03). */
  isValid: boolean;
  quantity: number;
}

/** The same for article numbers, of which any may be sold: blanks part them from their quantity. */
const partedSku = /^(\S+?)(?:\s*[;,×*]\s*|\s+(?:x\s*)?)(\d{1,4})\s*(?:x|×|st\.?|stück|packungen|packung)?$/i;

/** How much may stand between a PZN and its quantity, such as "04877800; 2", "4877800 x 2" or a copied table row. */
const parted =
  /^(.*?\d)(?:\s*[;,x×*]\s*|\s*\t\s*|\s+(?=\d{1,3}\s*$))(\d{1,4})\s*(?:x|×|st\.?|stück|packungen|packung)?$/i;

/**
 * Reads a list of numbers, one a line, each with its quantity or without one, which is a single pack. Empty lines are
 * left out; the same number on several lines adds up.
 */
export function readLines(text: string, kind: NumberKind = 'pzn'): TypedLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(kind === 'pzn' ? readPznLine : readSkuLine);
  const byNumber = new Map<string, TypedLine>();
  for (const line of lines) {
    const key = line.number ?? line.text;
    const earlier = byNumber.get(key);
    byNumber.set(key, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...byNumber.values()];
}

function readPznLine(text: string): TypedLine {
  const unread = { text, kind: 'pzn', number: undefined, isValid: false, quantity: 1 } as const;
  // The patterns take their time with blanks, for each of which they look at all that follow.
  if (text.length > longestLine) return unread;
  const [, before, count] = parted.exec(text) ?? [];
  const whole = readPzn(named(text));
  const part = before === undefined ? whole : readPzn(named(before));
  const isParted = part.kind !== 'none' && whole.kind === 'none';
  const reading = isParted ? part : whole;
  if (reading.kind === 'none') return unread;
  const quantity = isParted ? Math.max(1, Number(count)) : 1;
  return { ...unread, number: reading.pzn, isValid: reading.kind === 'valid', quantity };
}

function readSkuLine(text: string): TypedLine {
  const [, before, count] = (text.length <= longestLine && partedSku.exec(text)) || [];
  const number = before ?? (/^\S+$/.test(text) && text.length <= longestLine ? text : undefined);
  const quantity = Math.max(1, Number(count ?? 1));
  return { text, kind: 'sku', number, isValid: number !== undefined, quantity };
}

/** With the word PZN before it a number that fails the check is told apart from a text that is none. */
function named(text: string): string {
  return /pzn/i.test(text) ? text : `PZN ${text}`;
}
