import type { Step } from '../calls/step.ts';
import { buyerSteps } from './buyer.ts';
import { everydaySteps, writtenFavoriteSteps } from './everyday.ts';
import { recordSteps } from './records.ts';
import { screenSteps } from './screens.ts';
import { storeSteps } from './store.ts';
import { writtenCartSteps } from './written-carts.ts';
import { writtenRecordSteps } from './written-records.ts';

/** Calls that change nothing, in an order in which each finds its arguments in answers before it. */
export const READS: readonly Step[] = [
  ...storeSteps,
  ...buyerSteps,
  ...recordSteps,
  ...screenSteps,
  ...everydaySteps,
];

/** Calls that write, and reads that need what those have written. */
export const WRITES: readonly Step[] = [...writtenCartSteps, ...writtenRecordSteps, ...writtenFavoriteSteps];

export { NEVER_TRIED } from './never-tried.ts';
