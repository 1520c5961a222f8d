/** Elements of running text that are shown; all others are taken for what they contain, or left out. */
export const richTags = [
  'a',
  'blockquote',
  'br',
  'em',
  'h2',
  'h3',
  'h4',
  'li',
  'ol',
  'p',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const;

export type RichTag = (typeof richTags)[number];

/** A part of a formatted text: plain characters, or an element with its parts. */
export type RichNode = string | { tag: RichTag; link?: string | undefined; children: RichNode[] };
