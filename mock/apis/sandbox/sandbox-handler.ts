import type { Handler, Handlers } from '../dispatch/handler.ts';
import type { SandboxOperationId } from '../dispatch/operations.ts';
import type { Sandbox } from './sandbox.ts';

/** Makes the handler of a call of the sandbox. */
export type SandboxHandler<Id extends SandboxOperationId> = (sandbox: Sandbox) => Handler<Id>;

/** One of them for each operation, as in Handlers. */
export type SandboxHandlers<Ids extends SandboxOperationId = SandboxOperationId> = {
  readonly [Id in Ids]: SandboxHandler<Id>;
};

/** The handlers of the sandbox's own calls, over its controls. */
export function handlersOver(sandbox: Sandbox, handlers: SandboxHandlers): Handlers<SandboxOperationId> {
  const made = Object.entries(handlers).map(([operationId, handlerOf]) => [operationId, handlerOf(sandbox)]);
  return Object.fromEntries(made);
}
