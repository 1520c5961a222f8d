import { setImmediate as betweenRequests } from 'node:timers/promises';
import { checkAnswer } from './check-answer.ts';
import type { ContractOperation } from './contract.ts';
import { validateInput } from './validators.ts';

/**
 * Lets Prism compile the validators of all operations, which it would otherwise do while a first caller waits: one
 * operation after the other, between the requests that are answered meanwhile.
 */
export async function warmUpBesideRequests(
  operations: ReadonlyMap<string, ContractOperation>,
): Promise<void> {
  for (const operation of operations.values()) {
    await betweenRequests();
    warmUp(operation);
  }
}

/** The findings do not matter. */
function warmUp(operation: ContractOperation): void {
  const names = operation.declared.parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  const body = operation.requestMediaTypes.length > 0 ? {} : undefined;
  validateInput({
    resource: { ...operation.prism, path: names.map((name) => `/{${name}}`).join('') || '/' },
    element: {
      method: operation.prism.method as 'get',
      url: { path: names.map(() => '/x').join('') || '/', query: {} },
      headers: body ? { 'content-type': operation.requestMediaTypes[0] ?? '' } : {},
      body,
    },
  });
  for (const [status, [mediaType]] of operation.responses)
    checkAnswer(operation, { status, headers: mediaType ? { 'content-type': mediaType } : {}, body: {} });
}
