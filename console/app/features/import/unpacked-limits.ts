import { type PackedEntry, packedEntries } from './packed-entries.ts';
import type { FileFault } from './types.ts';

/** What a sheet may be once it is unpacked: a packed file says little of it. */
export const UNPACKED = { bytes: 100_000_000, cells: 10_000_000 } as const;

/** Where a row or a cell says that it stands, such as `r="C12"`. */
const PLACE = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/gi;
/** Longer than a place, so that one that two pieces of a text share is found. */
const OVERLAP = 64;
const LETTERS = 26;

/**
 * Why an Excel file is not unpacked: it would be too large, or its cells too far apart, for a browser. It is unpacked
 * piece by piece for that, and no piece is kept.
 *
 * @throws for a file that is no archive or cannot be unpacked
 */
export async function oversizeOf(
  file: Uint8Array<ArrayBuffer>,
  limits: { readonly bytes: number; readonly cells: number } = UNPACKED,
): Promise<FileFault | undefined> {
  let unpacked = 0;
  for (const entry of packedEntries(file).filter(isRead)) {
    const extent = { row: 0, column: 0 };
    const text = new TextDecoder();
    let rest = '';
    for await (const piece of piecesOf(entry)) {
      unpacked += piece.length;
      if (unpacked > limits.bytes)
        return { key: 'importing.unpacksTooLarge', values: { max: limits.bytes / 1_000_000 } };
      rest = rest.slice(-OVERLAP) + text.decode(piece, { stream: true });
      widen(extent, rest);
      if (extent.row * extent.column > limits.cells) return { key: 'importing.sheetTooWide', values: extent };
    }
  }
  return undefined;
}

/** What the reader of sheets unpacks. */
const isRead = ({ name }: PackedEntry): boolean => name.endsWith('.xml') || name.endsWith('.xml.rels');

async function* piecesOf({ isDeflated, bytes }: PackedEntry): AsyncGenerator<Uint8Array> {
  const packed = new Blob([bytes]).stream();
  const pieces = isDeflated ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed;
  const reader = pieces.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Takes the places that a text names into the part of the sheet that is filled. */
function widen(extent: { row: number; column: number }, text: string): void {
  for (const [, letters = '', row] of text.matchAll(PLACE)) {
    extent.row = Math.max(extent.row, Number(row));
    extent.column = Math.max(extent.column, columnOf(letters));
  }
}

/** The number of a column by its letters: A is 1, AA is 27. */
function columnOf(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);
}
