import type { FaultExtra } from '../../../engine/errors/platform-fault.ts';
import type { Label, ObjectDefinition } from '../../../objects/definition/index.ts';
import { type Match, matchResult } from './find-matches.ts';

type RecordFault = NonNullable<FaultExtra['recordErrors']>[number];

/**
 * Why a record must not be saved as a duplicate: a rule blocks it, or asks first and the caller has not insisted. A
 * rule that only reports refuses nothing.
 */
export function duplicateFaults(
  definition: ObjectDefinition,
  matches: readonly Match[],
  { insisted, language }: { readonly insisted: boolean; readonly language: keyof Label },
): RecordFault[] {
  return matches
    .filter((match) => isRefused(match, insisted))
    .map((match) => ({
      errorCode: 'DUPLICATES_DETECTED',
      message: match.rule.message[language],
      duplicateRecordError: { matchResults: [matchResult(definition, match, language)] },
    }));
}

function isRefused({ consequence: { action, operations } }: Match, insisted: boolean): boolean {
  return action === 'Block' || (operations.includes('Alert') && !insisted);
}
