import type { Schemas } from '../../../model/metadata/schemas.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import type {
  DuplicateConsequence,
  DuplicateRule,
  Label,
  ObjectDefinition,
} from '../../../objects/definition/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { matchingIds } from './matching-ids.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** A record that is about to be saved. */
export interface Candidate {
  readonly definition: ObjectDefinition;
  /** The record as it will be; its id where it is stored already. */
  readonly record: Values;
  /** The record as it is, where it is stored already. */
  readonly before?: AnyRow | undefined;
}

/** What a duplicate rule finds. */
export interface Match {
  readonly rule: DuplicateRule;
  readonly consequence: DuplicateConsequence;
  /** Ids of the records that the candidate would duplicate. */
  readonly ids: readonly string[];
  /** Which of the matching rules found which of them; those that found none are left out. */
  readonly found: readonly MatchingResult[];
}

interface MatchingResult {
  /** Name of the matching rule. */
  readonly name: string;
  readonly ids: readonly string[];
}

/**
 * The rules by which a record would duplicate others. A stored record is judged by the rules of which it changes a
 * field, so that known duplicates can still be edited.
 */
export async function findMatches(store: Store, candidate: Candidate): Promise<Match[]> {
  const matches: Match[] = [];
  for (const rule of candidate.definition.duplicateRules) {
    if (!applies(rule, candidate)) continue;
    const found: MatchingResult[] = [];
    for (const matching of rule.matching) {
      const ids = await matchingIds(store, candidate.definition, matching, candidate.record);
      if (ids.length > 0) found.push({ name: matching.name, ids });
    }
    const ids = [...new Set(found.flatMap((one) => one.ids))];
    const consequence = candidate.before ? rule.onUpdate : rule.onInsert;
    if (ids.length > 0) matches.push({ rule, consequence, ids, found });
  }
  return matches;
}

function applies({ filters = [], matching }: DuplicateRule, { record, before }: Candidate): boolean {
  const holds = filters.every(
    ({ field, operation, value }) => (record[field] === value) === (operation === 'equals'),
  );
  const compared = matching.flatMap(({ fields }) => fields).map(({ field }) => field);
  return holds && (!before || compared.some((field) => (record[field] ?? null) !== before[field]));
}

/** A match as a refused save names it (PF-ERR-05). */
export function matchResult(
  definition: ObjectDefinition,
  { rule, consequence, ids }: Match,
  language: keyof Label,
): Schemas['DuplicateMatchResult'] {
  return {
    apiName: definition.apiName,
    isAllowSave: consequence.action === 'Allow',
    matchRecordIds: [...ids],
    matchRule: rule.name,
    objectLabel: definition.label[language],
    objectLabelPlural: definition.labelPlural[language],
    themeInfo: themeInfo(definition),
  };
}
