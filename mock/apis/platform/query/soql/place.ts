import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';

/** Characters that are shown on either side of a place. */
const AROUND = 40;

/** The text of a query, to tell where something in it is wrong. */
export class QueryText {
  readonly text: string;
  /** The same with blanks in place of what stands in quotes, so that names are looked for outside. */
  readonly outside: string;

  constructor(text: string) {
    this.text = text;
    this.outside = text.replace(/'(?:\\.|[^'\\])*'?/gs, (quoted) => ' '.repeat(quoted.length));
  }

  /** Where a name stands first outside of quotes, behind a word if it stands there too; the beginning where it does not. */
  offsetOf(name: string, behind = ''): number {
    const [from = -1] = this.offsetsOf(behind);
    const offsets = this.offsetsOf(name);
    return offsets.find((offset) => offset > from) ?? offsets[0] ?? 0;
  }

  /** Every place of a name or sign outside of quotes. */
  offsetsOf(name: string): number[] {
    const offsets: number[] = [];
    const [outside, lower] = [this.outside.toLowerCase(), name.toLowerCase()];
    for (let at = outside.indexOf(lower); at >= 0 && lower !== ''; at = outside.indexOf(lower, at + 1))
      if (isWhole(outside, at, lower)) offsets.push(at);
    return offsets;
  }

  /** 400 that marks the place of a name. */
  refuse(errorCode: string, name: string, message: string): PlatformFault {
    return this.refuseAt(errorCode, this.offsetOf(name), message);
  }

  /** 400 that marks the place of a name among the conditions. */
  refuseCondition(errorCode: string, name: string, message: string): PlatformFault {
    return this.refuseAt(errorCode, this.offsetOf(name, 'WHERE'), message);
  }

  /** 400 with the line and the column of a place, and the text around it with a mark below. */
  refuseAt(errorCode: string, offset: number, message: string): PlatformFault {
    const before = this.text.slice(0, offset).split('\n');
    const column = Array.from(before.at(-1) ?? '').length + 1;
    const line = this.text.split('\n')[before.length - 1] ?? '';
    const from = Math.max(0, column - 1 - AROUND);
    const shown = Array.from(line)
      .slice(from, column - 1 + AROUND)
      .join('');
    const mark = `${' '.repeat(column - 1 - from)}^`;
    const place = `ERROR at Row:${before.length}:Column:${column}`;
    return new PlatformFault(400, errorCode, `\n${shown}\n${mark}\n${place}\n${message}`);
  }

  /** 400 for something that the language has, but that is not answered here. */
  unsupported(name: string): PlatformFault {
    return this.refuse('MALFORMED_QUERY', name, `${name} is not supported`);
  }

  malformed(name: string, message: string): PlatformFault {
    return this.refuse('MALFORMED_QUERY', name, message);
  }
}

const PART_OF_NAME = /[\w.]/;

function isWhole(text: string, at: number, word: string): boolean {
  const isName = (char: string | undefined) => char !== undefined && PART_OF_NAME.test(char);
  const startsInside = isName(word[0]) && isName(text[at - 1]);
  return !startsInside && !(isName(word.at(-1)) && isName(text[at + word.length]));
}
