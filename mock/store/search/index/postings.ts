import { GrowingInts } from './growing-ints.ts';

/** Where words stand: the places of word n are those from `starts[n]` to `starts[n + 1]`, in the order of entries. */
export interface Postings {
  readonly starts: Uint32Array;
  /** Position of the entry, by place. */
  readonly entries: Uint32Array;
  /** Twice the number of the field, by place; one more where the field begins with the word. */
  readonly marks: Uint16Array;
}

/** Collects places in the order of entries, and sorts them by words in the end. */
export class PostingsDraft {
  readonly #words = new GrowingInts();
  readonly #entries = new GrowingInts();
  readonly #marks = new GrowingInts();

  add(word: number, entry: number, field: number, isFirst: boolean): void {
    this.#words.push(word);
    this.#entries.push(entry);
    this.#marks.push(2 * field + Number(isFirst));
  }

  /** @param wordCount how many words were numbered, from 0 on */
  sorted(wordCount: number): Postings {
    const [words, ofEntries, ofMarks] = [this.#words.values(), this.#entries.values(), this.#marks.values()];
    const starts = startsOf(words, wordCount);
    const next = starts.slice();
    const entries = new Uint32Array(words.length);
    const marks = new Uint16Array(words.length);
    words.forEach((word, at) => {
      const place = next[word] as number;
      next[word] = place + 1;
      entries[place] = ofEntries[at] as number;
      marks[place] = ofMarks[at] as number;
    });
    return { starts, entries, marks };
  }
}

function startsOf(words: Uint32Array, wordCount: number): Uint32Array {
  const starts = new Uint32Array(wordCount + 1);
  for (const word of words) starts[word + 1] = (starts[word + 1] as number) + 1;
  for (let word = 0; word < wordCount; word += 1) {
    starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  }
  return starts;
}
