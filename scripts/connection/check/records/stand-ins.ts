import { makeId } from '#mock/store/ids.ts';
import type { PersonalKind } from './personal-values.ts';

/** Ids of accounts, contacts, users and leads, and of addresses. */
const ID = /\b(001|003|005|00Q|8lW)[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?\b/g;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const IS_MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** A shorter word is replaced only where it stands for itself: it may be any word elsewhere. */
const SHORTEST_WORD = 4;

const STAND_INS: Readonly<Record<PersonalKind, (number: number) => string>> = {
  'first name': (number) => `Vorname${number}`,
  'last name': (number) => `Nachname${number}`,
  name: (number) => `Name${number}`,
  mail: (number) => `person${number}@example.com`,
  phone: (number) => `+49 30 5550${String(number).padStart(3, '0')}`,
  street: (number) => `Musterweg ${number}`,
  'postal code': (number) => String(10_000 + number),
  city: (number) => `Musterstadt${number}`,
  date: () => '1980-01-01',
};

/** What stands for each personal value: the same wherever the value occurs, also inside other texts. */
export class StandIns {
  readonly #values = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  #words: RegExp | undefined;

  /** Takes note of a value. */
  note(kind: PersonalKind, text: string): void {
    if (text.trim() === '' || this.#values.has(text)) return;
    const form = IS_MAIL.test(text) ? 'mail' : kind;
    this.#values.set(text, STAND_INS[form](this.#next(form)));
    this.#words = undefined;
  }

  /** What stands for a value that is personal as a whole. */
  of(text: string): string {
    return this.#values.get(text) ?? text;
  }

  /** A text with stand-ins for the personal values in it, for mail addresses and for ids of people. */
  within(text: string): string {
    const named = text.replace(this.#pattern(), (found) => this.of(found));
    return this.withIds(named.replace(MAIL, (mail) => this.#mail(mail)));
  }

  /** A text with stand-ins for ids of people alone. */
  withIds(text: string): string {
    return text.replace(ID, (id, prefix: string) => this.#id(id, prefix));
  }

  #pattern(): RegExp {
    this.#words ??= wordsPattern([...this.#values.keys()].filter((text) => text.length >= SHORTEST_WORD));
    return this.#words;
  }

  #mail(mail: string): string {
    if (mail.endsWith('@example.com')) return mail;
    this.note('mail', mail);
    return this.of(mail);
  }

  #id(id: string, prefix: string): string {
    const short = id.slice(0, 15);
    const known = this.#ids.get(short) ?? makeId(prefix, this.#next(prefix));
    this.#ids.set(short, known);
    return known.slice(0, id.length);
  }

  #next(kind: string): number {
    const number = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, number);
    return number;
  }
}

/** Finds words as a whole, the longest first; without words, nothing. */
function wordsPattern(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/g;
  const sorted = words.toSorted((one, other) => other.length - one.length);
  const escaped = sorted.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}
