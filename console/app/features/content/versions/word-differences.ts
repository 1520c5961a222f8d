import { aligned } from '../blocks/aligned.ts';
import { type Block, type BlockKind, kindOf } from '../blocks/block.ts';
import { fieldsOf } from '../blocks/fields.ts';
import { namedKeys } from '../blocks/named-contents.ts';
import { toBlocks } from '../blocks/to-blocks.ts';
import type { BlockType, Draft } from '../contents.ts';
import type { ContentLanguage } from '../languages.ts';

/** Words that both versions have, or one of them alone. */
export interface WordPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What has become of a block, word by word. */
export interface BlockDifference {
  /** `title` stands for the title of the content. */
  kind: BlockKind | 'title';
  parts: WordPart[];
}

/** What a later version says otherwise than an earlier one, block by block; blocks that are the same are left out. */
export function wordDifferences(
  type: BlockType,
  language: ContentLanguage,
  before: Draft,
  after: Draft,
): BlockDifference[] {
  const saidBy = ({ name, body }: Draft): Said[] => [
    { kind: 'title', text: name },
    ...toBlocks(type, { [language]: body }).map(said),
  ];
  const pairs = aligned(saidBy(before), saidBy(after), ({ kind, text }) => `${kind} ${text}`);
  return rejoined(pairs).flatMap(([left, right]) => {
    const kind = (right ?? left)?.kind;
    if (!kind || left?.text === right?.text) return [];
    return [{ kind, parts: wordParts(left?.text ?? '', right?.text ?? '') }];
  });
}

interface Said {
  kind: BlockKind | 'title';
  text: string;
}

/** Everything that a block says, in one text; what says nothing is known by what it is. */
function said(block: Block): Said {
  const [entry = {}] = Object.values(block.entries);
  const fields = fieldsOf(block.part, entry).flatMap(({ value }) => value.trim() || []);
  const hidden = entry.hidden === true ? '[–] ' : '';
  return { kind: kindOf(block), text: hidden + [...fields, ...namedKeys(entry)].join('\n') };
}

type Pairs = (readonly [Said | undefined, Said | undefined])[];

/** A block that was changed is a removed one and an added one of its kind, next to each other. */
function rejoined(pairs: Pairs): Pairs {
  const joined: Pairs = [];
  for (const [left, right] of pairs) {
    const open = joined.findIndex(
      ([before, after], at) =>
        right && !left && before && !after && before.kind === right.kind && isSameGap(joined, at),
    );
    if (open >= 0) joined[open] = [joined[open]?.[0], right];
    else joined.push([left, right]);
  }
  return joined;
}

/** Whether everything since a place differs, so that nothing that stayed lies between. */
const isSameGap = (pairs: Pairs, from: number): boolean =>
  pairs.slice(from + 1).every(([left, right]) => !left || !right || left.text !== right.text);

/** Two texts word by word. */
export function wordParts(before: string, after: string): WordPart[] {
  const parts: WordPart[] = [];
  for (const [left, right] of aligned(wordsOf(before), wordsOf(after), (word) => word)) {
    const kind = left === undefined ? 'added' : right === undefined ? 'removed' : 'same';
    const last = parts.at(-1);
    const text = left ?? right ?? '';
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
}

/** Words with what parts them behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
