import type { RecordedUsage } from '#test/journeys/pages/usage.ts';
import { APPS } from '../build/sources.ts';
import type { ContractOperation } from './operations.ts';

/**
 * What apps asked a strict platform for although nothing outside of this project documents it, a sentence each: addresses
 * that no contract knows, calls of the sandbox, and operations of our own.
 *
 * @param documentedBy see readDocumentation
 */
export function foreignCalls(
  operations: readonly ContractOperation[],
  recorded: readonly RecordedUsage[],
  documentedBy: (operation: ContractOperation) => string | undefined,
): string[] {
  const known = new Map(operations.map((operation) => [operation.operationId, operation]));
  const isDocumented = (called: string) => {
    const operation = known.get(called);
    return operation !== undefined && documentedBy(operation) !== undefined;
  };
  const found = recorded.flatMap(({ journey, platform, ...usage }) =>
    platform === 'demo'
      ? []
      : APPS.flatMap((app) =>
          usage[app]
            .filter((called) => !isDocumented(called))
            .map((called) => `The ${app} asks for ${called}, which nothing documents, in “${journey}”.`),
        ),
  );
  return [...new Set(found)];
}
