import { Fragment } from 'react';
import { proseParts } from './prose-parts.ts';

/** A text of the contracts, in which backticks mark what is written in code. */
export function Prose({ text }: { text: string }) {
  return proseParts(text).map(({ isCode, part }, index) =>
    isCode ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
