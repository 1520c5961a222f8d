import { fingerprint } from '../../../model/metadata/fingerprint.ts';
import type { KeyValue } from './keyset.ts';

/** A place in a list that is told by the record there and not by counting: far down, counting takes too long. */
export interface Place {
  /** How many records come before the page, by the pages that led here. */
  readonly offset: number;
  /** The order that the values belong to. */
  readonly order: string;
  /** Whether the page begins after the record with these values, or ends before it. */
  readonly side: 'after' | 'before';
  /** What the record is sorted by, its id last. */
  readonly values: readonly KeyValue[];
}

/** A place as an opaque token. */
export function placeToken({ offset, order, side, values }: Place): string {
  const content = [offset, order, side, values];
  return `${checksum(content)}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
}

/** The place that a token tells; undefined for a text that is no such token. */
export function readPlaceToken(token: string): Place | undefined {
  const [sum, text = ''] = token.split('.');
  try {
    const content = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
      number,
      string,
      Place['side'],
      KeyValue[],
    ];
    if (checksum(content) !== sum) return undefined;
    const [offset, order, side, values] = content;
    return { offset, order, side, values };
  } catch {
    return undefined;
  }
}

/** Tells tokens that an answer has given from made-up ones, whose values might not even fit the columns. */
function checksum(content: unknown): string {
  return fingerprint(content).slice(0, 12);
}
