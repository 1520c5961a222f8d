import { readRight } from '../reference/listed.ts';
import { compareBundles, DOCUMENTED, REFERENCE } from '../reference/read.ts';
import type { ContractOperation } from './operations.ts';

/**
 * Answers what documents an operation outside of this project: a short text, or undefined where nothing does. The sandbox
 * is the mock's own, and no part of a platform.
 */
export function readDocumentation(): (operation: ContractOperation) => string | undefined {
  const own = new Set(
    compareBundles()
      .differences.filter(({ kind }) => kind === 'call-own')
      .map(({ subject }) => subject),
  );
  const reasons = new Map(
    readRight(REFERENCE)
      .filter(({ kind }) => kind === 'call-own')
      .map(({ subject, reason }) => [subject, reason]),
  );
  return ({ api, operationId }) => {
    if (api === 'platform')
      return 'The REST interface for programs, which tools of the vendor use unchanged.';
    if (!DOCUMENTED.some((documented) => documented === api)) return undefined;
    return own.has(operationId) ? reasons.get(operationId) : 'The public reference.';
  };
}
