import { type TextStyle, widthOf } from './line.ts';

/** A piece of text that must stay together, and what joins it to the one before. */
interface Chunk {
  glue: '' | ' ';
  text: string;
}

/**
 * Breaks a text into lines no wider than `width`, at spaces and after hyphens inside words only.
 * A single word wider than the line stays whole: the caller shrinks the size.
 */
export function wrap(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const chunk of chunks(text)) {
    const longer = line === '' ? chunk.text : `${line}${chunk.glue}${chunk.text}`;
    if (line !== '' && widthOf(longer, style) > width) {
      lines.push(line);
      line = chunk.text;
    } else {
      line = longer;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

function chunks(text: string): Chunk[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) =>
      word
        .split(/(?<=-)(?=\p{L})/u)
        .map((part, index): Chunk => ({ glue: index === 0 ? ' ' : '', text: part })),
    );
}

/** The same number of lines, but as even in length as the words allow (no lonely last word). */
export function wrapEvenly(text: string, style: TextStyle, width: number): string[] {
  const lines = wrap(text, style, width);
  if (lines.length < 2) return lines;
  let best = lines;
  for (let narrower = width * 0.96; narrower > width * 0.5; narrower *= 0.96) {
    const candidate = wrap(text, style, narrower);
    if (candidate.length > lines.length) break;
    best = candidate;
  }
  return best;
}
