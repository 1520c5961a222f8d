import type { Handlers } from '#mock/dispatch/handler.ts';
import type { CmsOperations, OperationId } from '#mock/dispatch/operations.ts';

/** The handlers of the CMS API, one for each operation. */
export const cmsHandlers = {} satisfies Partial<Handlers<keyof CmsOperations & OperationId>>;
