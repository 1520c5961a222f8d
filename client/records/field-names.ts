import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { type Check, isText, listOf, optional } from '../forms.ts';
import type { OperationId } from '../operation.ts';

/** An object or nothing, and at most 6 names below it, none of them empty (RD-LIMIT-05). */
const isFieldPath: Check = (name) => {
  if (!isText(name)) return false;
  const parts = (name as string).split('.');
  return parts.length <= recordsConstants.fieldPathLevels + 1 && !parts.includes('');
};

/** Names of fields that a read may leave out. */
export const isFieldList = optional(listOf(isFieldPath));

/**
 * Refuses names that no field can have.
 *
 * @throws CommerceError `Invalid config for …` for a path with more than 6 levels below its object (RD-LIMIT-05)
 */
export function requireFieldPaths(operationId: OperationId, ...lists: unknown[]): void {
  if (!lists.every(isFieldList)) throw invalidConfig(operationId);
}
