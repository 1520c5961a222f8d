interface ProsePart {
  isCode: boolean;
  part: string;
}

/** The parts of a text inside and outside its backticks; a backtick without a second one stays as it is. */
export function proseParts(text: string): ProsePart[] {
  return text
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      /^`[^`]+`$/.test(part) ? { isCode: true, part: part.slice(1, -1) } : { isCode: false, part },
    );
}
