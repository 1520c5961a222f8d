import type { HttpAnswer } from '../http/http-types.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { memberNames } from './member-names.ts';
import { reshape } from './reshape.ts';
import type { Schema } from './shape.ts';

const NONE: ReadonlySet<string> = new Set();

/** A value that no version of the platform has had so far. */
export const UNKNOWN_VALUE = 'ValueOfANewerVersion';

/**
 * An answer of a platform that leaves out whatever the contract does not require, but for members that are kept by
 * their names, such as `ProductSummary.name`.
 */
export function withoutOptional(
  operation: ContractOperation,
  answer: HttpAnswer,
  kept: ReadonlySet<string> = NONE,
): HttpAnswer {
  const names = kept.size > 0 ? memberNames(operation.bundle) : undefined;
  const isKept = (schema: Schema) => kept.has(names?.get(schema) ?? '');
  return reshape(operation, answer, { keeps: (schemas, isRequired) => isRequired || schemas.some(isKept) });
}

/** An answer of a newer platform, in which every enumeration that is open has a value that nobody knows yet. */
export function withUnknownValues(operation: ContractOperation, answer: HttpAnswer): HttpAnswer {
  return reshape(operation, answer, {
    replace: (value, schemas) =>
      typeof value === 'string' && schemas.some(isOpenEnumeration) ? UNKNOWN_VALUE : value,
  });
}

/** Known values beside any other text. */
function isOpenEnumeration({ anyOf = [] }: Schema): boolean {
  return (
    anyOf.some((branch) => branch.enum) && anyOf.some((branch) => branch.type === 'string' && !branch.enum)
  );
}
