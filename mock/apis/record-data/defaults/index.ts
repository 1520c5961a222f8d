import { getRecordDefaultsForCreate } from './getRecordDefaultsForCreate.ts';
import { getRecordTemplateClone } from './getRecordTemplateClone.ts';
import { getRecordTemplateCreate } from './getRecordTemplateCreate.ts';

/** The handlers of record defaults, one for each operation. */
export const defaultsHandlers = {
  getRecordDefaultsForCreate,
  getRecordTemplateCreate,
  getRecordTemplateClone,
};
