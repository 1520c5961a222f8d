// Generated from openapi/sandbox/ and mock/apis/sandbox/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/sandbox/types.gen.ts';
import type { SandboxHandlers } from './sandbox-handler.ts';
import { getClock, deleteClock, updateClock } from './clock/clock.ts';
import { getPaymentConfirmation, submitPaymentConfirmation } from './payment-confirmations/payment-confirmations.ts';
import { getRequestLog, deleteRequestLog } from './requests/request-log.ts';
import { addLatency, deleteLatency } from './rules/latencies.ts';
import { addFault, deleteFault } from './rules/faults.ts';
import { getScenarios, startScenario, removeScenario } from './scenarios/scenarios.ts';
import { createSandboxSession, deleteSandboxSession } from './sessions/sessions.ts';
import { getSandboxControls, deleteSandboxControls } from './sessions/controls.ts';
import { resetStore, getSnapshots, createSnapshot, deleteSnapshot, restoreSnapshot } from './store/store.ts';

/** The handlers of the sandbox API, one for each operation. */
export const sandboxHandlers = {
  getClock,
  deleteClock,
  updateClock,
  getPaymentConfirmation,
  submitPaymentConfirmation,
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
