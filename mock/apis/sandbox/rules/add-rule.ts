import { rulesConstants } from '#generated/sandbox/constants.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { ContractOperation } from '../../../engine/prism/contract.ts';
import { refusedValue } from '../refusals.ts';
import type { Sandbox } from '../sandbox.ts';

const { maxRulesPerScope } = rulesConstants;

/** The operations that a rule names; undefined for all. Refuses names that no contract of the platform knows. */
export function namedOperations(
  { operations }: Sandbox,
  operationIds: readonly string[] | undefined,
): ReadonlyMap<string, ContractOperation> | undefined {
  if (!operationIds) return undefined;
  const named = operationIds.map((operationId, index) => {
    const operation = operations.get(operationId);
    if (operation && operation.api !== 'sandbox') return [operationId, operation] as const;
    throw refusedValue(
      `body.operationIds.${index}`,
      `No contract of the platform describes an operation “${operationId}”.`,
    );
  });
  return new Map(named);
}

/** Adds a rule to those of a scope, which has room for so many. */
export function addRule<R>(rules: R[], rule: R): void {
  if (rules.length >= maxRulesPerScope)
    throw new PlatformFault(400, 'LIMIT_EXCEEDED', `There are ${maxRulesPerScope} rules. Lift some first.`);
  rules.push(rule);
}

/** Takes a rule out; false where there is none of this id. */
export function removeRule(rules: { readonly ruleId: string }[], ruleId: string): boolean {
  const index = rules.findIndex((rule) => rule.ruleId === ruleId);
  if (index >= 0) rules.splice(index, 1);
  return index >= 0;
}
