import { setImmediate as betweenRequests, setTimeout as wait } from 'node:timers/promises';
import type { Traffic } from '#http/server/answered.ts';
import { checkAnswer } from './check-answer.ts';
import type { ContractOperation } from './contract.ts';
import { validateInput } from './validators.ts';

/** A page asks for one thing after the other; so many milliseconds after an answer nothing is taken to follow it. */
const PAUSE_MS = 150;

/**
 * Lets Prism compile the validators of all operations, which it would otherwise do while a first caller waits: one
 * operation after the other, while nobody asks for anything. Ends early with the server.
 */
export async function warmUpBetweenRequests(
  operations: ReadonlyMap<string, ContractOperation>,
  traffic: Traffic,
): Promise<void> {
  let latest = Number.NEGATIVE_INFINITY;
  traffic.onAnswered(() => {
    latest = performance.now();
  });
  for (const operation of operations.values()) {
    await betweenRequests();
    while (traffic.underWay() > 0 || performance.now() - latest < PAUSE_MS) await wait(PAUSE_MS);
    if (traffic.isEnding()) return;
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
