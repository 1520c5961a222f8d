// Generated from openapi/sandbox/ and mock/apis/sandbox/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/sandbox/types.gen.ts';
import type { SandboxHandlers } from './sandbox-handler.ts';
import { getClock } from './clock/getClock.ts';
import { deleteClock } from './clock/deleteClock.ts';
import { updateClock } from './clock/updateClock.ts';
import { getRequestLog } from './requests/getRequestLog.ts';
import { deleteRequestLog } from './requests/deleteRequestLog.ts';
import { addLatency } from './rules/addLatency.ts';
import { deleteLatency } from './rules/deleteLatency.ts';
import { addFault } from './rules/addFault.ts';
import { deleteFault } from './rules/deleteFault.ts';
import { getScenarios } from './scenarios/getScenarios.ts';
import { startScenario } from './scenarios/startScenario.ts';
import { removeScenario } from './scenarios/removeScenario.ts';
import { createSandboxSession } from './sessions/createSandboxSession.ts';
import { deleteSandboxSession } from './sessions/deleteSandboxSession.ts';
import { getSandboxControls } from './sessions/getSandboxControls.ts';
import { deleteSandboxControls } from './sessions/deleteSandboxControls.ts';
import { resetStore } from './store/resetStore.ts';
import { getSnapshots } from './store/getSnapshots.ts';
import { createSnapshot } from './store/createSnapshot.ts';
import { deleteSnapshot } from './store/deleteSnapshot.ts';
import { restoreSnapshot } from './store/restoreSnapshot.ts';

/** The handlers of the sandbox API, one for each operation. */
export const sandboxHandlers = {
  getClock,
  deleteClock,
  updateClock,
  getRequestLog,
  deleteRequestLog,
  addLatency,
  deleteLatency,
  addFault,
  deleteFault,
  getScenarios,
  startScenario,
  removeScenario,
  createSandboxSession,
  deleteSandboxSession,
  getSandboxControls,
  deleteSandboxControls,
  resetStore,
  getSnapshots,
  createSnapshot,
  deleteSnapshot,
  restoreSnapshot,
} satisfies SandboxHandlers<keyof operations>;
