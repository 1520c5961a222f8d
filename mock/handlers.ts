import { cmsHandlers } from './cms/handlers.ts';
import { commerceHandlers } from './commerce/handlers.ts';
import type { Handlers } from './dispatch/handler.ts';
import type { PlatformOperationId } from './dispatch/operations.ts';
import { recordDataHandlers } from './record-data/handlers.ts';

/** Every handler of the platform by operationId; an operation of a contract without one is a compile error. */
export const handlers = {
  ...commerceHandlers,
  ...cmsHandlers,
  ...recordDataHandlers,
} satisfies Handlers<PlatformOperationId>;
