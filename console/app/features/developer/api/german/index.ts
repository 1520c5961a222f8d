import type { OperationTexts } from '../operation-texts.ts';
import { germanCms } from './cms.ts';
import { germanCommerce } from './commerce.ts';
import { germanPlatform } from './platform.ts';
import { germanRecordData } from './record-data.ts';
import { germanSandbox } from './sandbox.ts';

/** What the operations of all contracts do, in German. */
export const germanOperations: OperationTexts = {
  ...germanCms,
  ...germanCommerce,
  ...germanPlatform,
  ...germanRecordData,
  ...germanSandbox,
};
