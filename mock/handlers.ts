import { cmsHandlers } from './cms/handlers.ts';
import { commerceHandlers } from './commerce/handlers.ts';
import { recordDataHandlers } from './record-data/handlers.ts';

/** Every handler of the platform by operationId. */
export const handlers = { ...commerceHandlers, ...cmsHandlers, ...recordDataHandlers };
