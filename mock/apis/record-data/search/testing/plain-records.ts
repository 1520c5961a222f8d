import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import { nameField } from '../../../../objects/index.ts';
import type { AnyRow } from '../../../../store/row.ts';
import { matchingWords } from '../../../../store/search/index/matching-words.ts';
import { tellingWords } from '../../../../store/search/index/term.ts';
import { searchWeights } from '../../../../store/search/records/searched-fields.ts';
import { tokens } from '../../../../store/search/text/tokens.ts';

/** Records of one object, all that may be known of. */
export interface PlainRecords {
  readonly definition: ObjectDefinition;
  readonly rows: readonly AnyRow[];
}

/**
 * What a term finds, by object, looking at each record by itself: ids, the best first. Typing errors are forgiven where
 * nothing is found.
 */
export function plainlyFound(all: readonly PlainRecords[], term: string): Record<string, string[]> {
  const found = (corrected: boolean) =>
    all
      .map((records) => [records.definition.apiName, idsOf(records, term, corrected)] as const)
      .filter(([, ids]) => ids.length > 0);
  const exact = found(false);
  return Object.fromEntries(exact.length > 0 ? exact : found(true));
}

const collator = new Intl.Collator('de', { numeric: true });

function idsOf({ definition, rows }: PlainRecords, term: string, corrected: boolean): string[] {
  const weights = Object.entries(searchWeights(definition));
  const placed = rows.map((row) =>
    weights.flatMap(([name, weight]) =>
      tokens(String(row[name] ?? '')).map((word, _, [first]) => ({
        word,
        weight: (factor: number) => weight * factor * (word === first ? 1.1 : 1),
      })),
    ),
  );
  const words = [...new Set(placed.flat().map(({ word }) => word))];
  const parts = tellingWords(term).flatMap((typed) => matchingWords(words, typed, { corrected }).parts);
  const scored = rows.map((row, at) => {
    const best = parts.map((part) =>
      Math.max(0, ...(placed[at] ?? []).map(({ word, weight }) => weight(part.get(word) ?? 0))),
    );
    const score = best.every((one) => one > 0) ? best.reduce((sum, one) => sum + one, 0) : 0;
    return { id: row.Id, name: String(row[nameField(definition)] ?? ''), score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
