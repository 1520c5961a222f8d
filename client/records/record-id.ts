import { CommerceError } from '../errors/index.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const FORM = /^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/;

/** Whether the text has the form of a record id, 15 or 18 characters. */
export const isRecordId = (value: unknown): value is string => typeof value === 'string' && FORM.test(value);

/**
 * The 18-character form of a record id; 15 characters are completed (RD-REC-03).
 *
 * @throws CommerceError INVALID_CONFIG for anything else
 */
export function toRecordId(text: string): string {
  if (!isRecordId(text)) {
    throw new CommerceError('INVALID_CONFIG', {
      operationId: 'getRecord',
      message: `“${text}” is not a record id.`,
    });
  }
  return text.length === 18 ? text : text + suffixOf(text);
}

/** Three characters, each telling which of five characters are capitals, so that case folding loses nothing. */
function suffixOf(id: string): string {
  return [0, 5, 10].map((start) => ALPHABET[capitalBits(id.slice(start, start + 5))]).join('');
}

const capitalBits = (five: string): number =>
  [...five].reduce((bits, character, index) => bits + (/[A-Z]/.test(character) ? 2 ** index : 0), 0);
