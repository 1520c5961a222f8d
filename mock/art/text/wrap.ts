import { type TextStyle, widthOf } from './line.ts';

/**
 * Breaks a text into lines no wider than `width`, at spaces and after hyphens only.
 * A single word wider than the line stays whole: the caller shrinks the size.
 */
export function wrap(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=-)(?=\p{L})|\s+/u)) {
    const glue = line === '' || line.endsWith('-') ? '' : ' ';
    const longer = `${line}${glue}${word}`;
    if (line !== '' && widthOf(longer, style) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
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
