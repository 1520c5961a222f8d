import type { LiteralType } from '@jetstreamapp/soql-parser-js';
import type { QueryText } from './place.ts';

/** A value as a query states it. */
export interface Literal {
  readonly kind: 'text' | 'number' | 'flag' | 'null' | 'day' | 'moment' | 'span';
  /** The value itself: of a text without its quotes and escapes. */
  readonly value: string;
  /** The text with its quotes, for patterns, whose escapes mean something else. */
  readonly raw: string;
}

const KINDS: { readonly [Type in LiteralType]?: Literal['kind'] } = {
  STRING: 'text',
  INTEGER: 'number',
  DECIMAL: 'number',
  BOOLEAN: 'flag',
  NULL: 'null',
  DATE: 'day',
  DATETIME: 'moment',
  DATE_LITERAL: 'span',
  DATE_N_LITERAL: 'span',
};

/** A value of a comparison; throws 400 for one of a kind that is not answered, such as an amount with a currency. */
export function literal(raw: string, type: LiteralType | undefined, text: QueryText): Literal {
  const kind = type && KINDS[type];
  if (!kind) throw text.unsupported(raw);
  if (kind === 'text') return { kind, raw, value: unescaped(raw.slice(1, -1)) };
  return {
    kind,
    raw,
    value: kind === 'number' || kind === 'day' || kind === 'moment' ? raw : raw.toUpperCase(),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  N: '\n',
  r: '\r',
  R: '\r',
  t: '\t',
  T: '\t',
  b: '\b',
  B: '\b',
  f: '\f',
  F: '\f',
};

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, (_, char: string) => ESCAPES[char] ?? char);
}

/** A pattern of LIKE as SQL writes it: `%` and `_` mean any text and any character unless a backslash is before. */
export function likePattern({ raw }: Literal): string {
  return raw.slice(1, -1).replace(/\\(.)/gs, (whole, char: string) => {
    if (char === '%' || char === '_' || char === '\\') return whole;
    return ESCAPES[char] ?? char;
  });
}
