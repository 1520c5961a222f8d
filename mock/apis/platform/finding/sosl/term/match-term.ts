import { bestPerEntry } from '../../../../../store/search/index/score-hits.ts';
import { scoreTerm } from '../../../../../store/search/index/score-term.ts';
import { fold } from '../../../../../store/search/text/fold.ts';
import { tokens } from '../../../../../store/search/text/tokens.ts';
import type { RecordIndex } from '../../../../record-data/search/index/record-index.ts';
import type { Weights } from '../../../../../store/search/records/searched-fields.ts';
import { isLike } from './glob.ts';
import type { TermTree } from './term-tree.ts';

/** Relevance by position of the record. */
type Scores = ReadonlyMap<number, number>;

/** The records that match a term, each word as if it were searched for alone, typing errors aside (PF-REST-23). */
export function matchTerm(tree: TermTree, records: RecordIndex, weights: Weights): Scores {
  switch (tree.kind) {
    case 'words':
      return scoreTerm(records.index, tree.words, weights, { corrected: false }).scores;
    case 'phrase':
      return matchPhrase(tokens(tree.words), records, weights);
    case 'pattern':
      return matchWords(records, weights, (word) => isLike(word, fold(tree.pattern)));
    default:
      return joined(
        tree.kind,
        matchTerm(tree.left, records, weights),
        matchTerm(tree.right, records, weights),
      );
  }
}

function joined(kind: 'and' | 'or' | 'not', left: Scores, right: Scores): Scores {
  if (kind === 'or') {
    const all = new Map(left);
    for (const [position, score] of right) all.set(position, Math.max(score, left.get(position) ?? 0));
    return all;
  }
  const kept = [...left].filter(([position]) => right.has(position) === (kind === 'and'));
  return new Map(kept.map(([position, score]) => [position, score + (right.get(position) ?? 0)]));
}

function matchWords({ index }: RecordIndex, weights: Weights, isMeant: (word: string) => boolean): Scores {
  const quality = new Map(index.words.filter(isMeant).map((word) => [word, 1]));
  const best = bestPerEntry(index, quality, weights);
  return new Map([...best.entries()].filter(([, score]) => score > 0));
}

/** Records in which the words stand as they are, one after the other in one text. */
function matchPhrase(words: readonly string[], records: RecordIndex, weights: Weights): Scores {
  const each = words.map((word) => matchWords(records, weights, (other) => other === word));
  const all = each.reduce((left, right) => joined('and', left, right));
  const phrase = ` ${words.join(' ')} `;
  const isThere = (position: number) =>
    Object.entries(records.records[position]?.texts ?? {}).some(
      ([field, text]) => weights[field] && ` ${tokens(text ?? '').join(' ')} `.includes(phrase),
    );
  return new Map([...all].filter(([position]) => isThere(position)));
}
