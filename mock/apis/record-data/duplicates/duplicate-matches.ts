import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Match } from './find-matches.ts';

/**
 * Matches as a look-up of duplicates answers them: the records of the object, each once, and what each rule has found by
 * its name (PF-WRITE-81). Rules compare records of one object only, so that there is one entry or none.
 */
export function duplicateMatches(
  { apiName }: ObjectDefinition,
  matches: readonly Match[],
): Schemas['DuplicateMatch'][] {
  if (matches.length === 0) return [];
  const infos = matches.map((match) => [match.rule.name, resultInfo(match)] as const);
  return [
    {
      duplicateResultInfos: Object.fromEntries(infos),
      objectApiName: apiName,
      recordIds: [...new Set(matches.flatMap(({ ids }) => ids))],
    },
  ];
}

function resultInfo({ rule, consequence, found: [first] }: Match): Schemas['DuplicateResultInfo'] {
  return {
    allowSave: consequence.action === 'Allow',
    matchResultInfo: first ? { recordIds: [...first.ids], rule: first.name } : null,
    rule: rule.name,
  };
}
