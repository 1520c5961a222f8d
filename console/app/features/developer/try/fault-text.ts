import type { Say } from '../../../i18n/use-text.ts';
import type { Fault } from './schema-fault.ts';

/** What is wrong with a value, and what to do about it, in a sentence. */
export function faultText({ name, values, at }: Fault, say: Say): string {
  const text = say(`try.${name}`, values);
  return at ? say('try.faultAt', { at, text }) : text;
}
