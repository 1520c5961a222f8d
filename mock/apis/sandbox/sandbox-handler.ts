import type { Handler } from '../dispatch/handler.ts';
import type { SandboxOperationId } from '../dispatch/operations.ts';
import type { Sandbox } from './sandbox.ts';

/** Makes the handler of a call of the sandbox. */
export type SandboxHandler<Id extends SandboxOperationId> = (sandbox: Sandbox) => Handler<Id>;
