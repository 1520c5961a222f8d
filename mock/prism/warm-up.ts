import { checkAnswer } from './check-answer.ts';
import type { ContractOperation } from './contract.ts';
import { validateInput } from './validators.ts';

/**
 * Lets Prism compile the validators of an operation, which it would otherwise do while the first caller waits. The
 * findings do not matter.
 */
export function warmUp(operation: ContractOperation): void {
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
