import { cmsHandlers } from './apis/cms/handlers.gen.ts';
import { commerceHandlers } from './apis/commerce/handlers.gen.ts';
import type { Handlers } from './apis/dispatch/handler.ts';
import type { PlatformOperationId } from './apis/dispatch/operations.ts';
import { platformHandlers } from './apis/platform/handlers.gen.ts';
import { recordDataHandlers } from './apis/record-data/handlers.gen.ts';

/** Every handler of the platform by operationId; an operation of a contract without one is a compile error. */
export const handlers = {
  ...commerceHandlers,
  ...cmsHandlers,
  ...recordDataHandlers,
  ...platformHandlers,
} satisfies Handlers<PlatformOperationId>;
