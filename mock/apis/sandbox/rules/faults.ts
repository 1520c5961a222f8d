import type { components } from '#generated/sandbox/types.gen.ts';
import type { ContractOperation } from '../../../engine/prism/contract.ts';
import { declaredExamples, gatewayErrors } from '../faults/declared-error.ts';
import { nothingCalled, refusedValue } from '../refusals.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { addRule, namedOperations, removeRule } from './add-rule.ts';
import { diceFrom } from './dice.ts';
import type { FaultRule } from './rule.ts';
import { faultAnswer } from './rule-answers.ts';

type FaultInput = components['schemas']['FaultInput'];

/** Spoils answers. A declared status is checked against the contracts now, not when it is needed. */
export const addFault: SandboxHandler<'addFault'> =
  (sandbox) =>
  ({ query, body }) => {
    const scope = askedScope(sandbox, query.scope);
    const operations = namedOperations(sandbox, body.operationIds);
    checkStatus(sandbox, body, operations);
    const rule: FaultRule = {
      ruleId: sandbox.nextRuleId(),
      kind: body.kind,
      status: body.status,
      example: body.example,
      retryAfterSeconds: body.retryAfterSeconds,
      operationIds: operations && new Set(operations.keys()),
      effect: body.effect ?? 'none',
      probability: body.probability ?? 1,
      dice: diceFrom(body.seed ?? 1),
      remaining: body.times,
    };
    addRule(scope.faults, rule);
    return { status: 201, body: faultAnswer(rule) };
  };

function checkStatus(
  sandbox: Sandbox,
  { kind, status, example, retryAfterSeconds }: FaultInput,
  operations: ReadonlyMap<string, ContractOperation> | undefined,
): void {
  if (kind !== 'status') {
    const extra = Object.entries({ status, example, retryAfterSeconds }).find(
      ([, value]) => value !== undefined,
    );
    if (extra) throw refusedValue(`body.${extra[0]}`, `It belongs to the kind “status”, not to “${kind}”.`);
    return;
  }
  if (status === undefined) throw refusedValue('body.status', 'The kind “status” needs one.');
  for (const operation of operations?.values() ?? []) checkDeclared(operation, status, example);
  if (operations) return;
  const somewhere = [...sandbox.operations.values()].some(({ responses }) => responses.has(status));
  if (!somewhere && !(status in gatewayErrors))
    throw refusedValue('body.status', `No operation declares ${status}.`);
  if (example !== undefined)
    throw refusedValue('body.example', 'Name the operations whose example is meant.');
}

function checkDeclared(operation: ContractOperation, status: number, example: string | undefined): void {
  const { operationId, responses } = operation;
  if (!responses.has(status) && !(status in gatewayErrors)) {
    const errors = [...responses.keys()].filter((declared) => declared >= 400);
    throw refusedValue(
      'body.status',
      `${operationId} does not declare ${status}, but ${errors.join(', ')}; a gateway may answer ${Object.keys(gatewayErrors).join(', ')} too.`,
    );
  }
  const examples = [...declaredExamples(operation, status).keys()];
  if (example === undefined || examples.includes(example)) return;
  throw refusedValue(
    'body.example',
    `${operationId} has no example “${example}” of ${status}${examples.length > 0 ? `, but ${examples.join(', ')}` : ''}.`,
  );
}

/** Lifts a fault. */
export const deleteFault: SandboxHandler<'deleteFault'> =
  (sandbox) =>
  ({ path, query }) => {
    if (!removeRule(askedScope(sandbox, query.scope).faults, path.ruleId))
      throw nothingCalled('rule', path.ruleId);
    return { status: 204 };
  };
