import type { ObjectDefinition } from '../objects/definition/index.ts';
import { findObjectByPrefix } from '../objects/index.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECKSUM_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const INSTANCE = 'Of0';
const NUMBER_LENGTH = 9;
const SHORT_LENGTH = 15;

/** Numbers below this one are for ids that the seed chooses; those the store hands out begin here. */
export const FIRST_ASSIGNED_NUMBER = 100_000;

/** The record type of objects that have none of their own (RD-LAYOUT-07). */
export const MASTER_RECORD_TYPE_ID = '012000000000000AAA';

/** Whether a text has the form of a record id: 15 characters, or 18 whose checksum fits. */
export function isId(text: string): boolean {
  if (!/^[0-9A-Za-z]+$/.test(text)) return false;
  const short = shortId(text);
  return text === short ? text.length === SHORT_LENGTH : text === short + checksum(short);
}

/** The form of an id that tells large from small letters, without its checksum. */
export const shortId = (id: string): string => id.slice(0, SHORT_LENGTH);

/** The 18-character form of a valid id of 15 or 18 characters; undefined for anything else. */
export function toLongId(text: string): string | undefined {
  if (!isId(text)) return undefined;
  return text.length === 18 ? text : text + checksum(text);
}

/** The id with this number among the records of the object with this key prefix. */
export function makeId(keyPrefix: string, number: number): string {
  const short = keyPrefix + INSTANCE + toBase62(number).padStart(NUMBER_LENGTH, '0');
  return short + checksum(short);
}

/** An id that follows from a name, for records that mirror definitions in code, such as record types. */
export function makeNamedId(keyPrefix: string, name: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(name)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  const short = `${keyPrefix}OfN${toBase62(Number(hash % 62n ** 8n)).padStart(NUMBER_LENGTH, '0')}`;
  return short + checksum(short);
}

/** The object a record id belongs to, by its first three characters. */
export function objectOfId(id: string): ObjectDefinition | undefined {
  return findObjectByPrefix(id.slice(0, 3));
}

/** Three characters that tell upper from lower case in each group of five. */
function checksum(short: string): string {
  return [0, 5, 10].map((start) => CHECKSUM_DIGITS[upperCaseBits(short.slice(start, start + 5))]).join('');
}

function upperCaseBits(group: string): number {
  return [...group].reduce(
    (bits, char, index) => (char >= 'A' && char <= 'Z' ? bits | (1 << index) : bits),
    0,
  );
}

function toBase62(number: number): string {
  let rest = number;
  let text = '';
  do {
    text = `${DIGITS[rest % 62]}${text}`;
    rest = Math.floor(rest / 62);
  } while (rest > 0);
  return text;
}
