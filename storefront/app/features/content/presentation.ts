const alignments = ['left', 'center', 'right'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export type Alignment = (typeof alignments)[number];
export type Size = (typeof sizes)[number];

/** Alignment a content asks for; anything unknown is left (SF-PAGE-10). */
export function alignmentOf(value: unknown): Alignment {
  return alignments.find((alignment) => alignment === value) ?? 'left';
}

/** Size a content asks for; anything unknown is small (SF-PAGE-11). */
export function sizeOf(value: unknown): Size {
  return sizes.find((size) => size === value) ?? 'small';
}

/** Column portions of the 12-column grid and the columns they take (SF-PAGE-04). */
const columnPortions = { '16.67%': 2, '33.33%': 4, '50%': 6, '66.67%': 8 } as const;

/** Columns of a portion; a portion that is not accepted takes the full row. */
export function columnsOf(portion: string): number {
  return columnPortions[portion as keyof typeof columnPortions] ?? 12;
}
