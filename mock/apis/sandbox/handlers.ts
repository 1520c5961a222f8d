import type { Handlers } from '../dispatch/handler.ts';
import type { SandboxOperationId } from '../dispatch/operations.ts';
import { deleteClock } from './clock/deleteClock.ts';
import { getClock } from './clock/getClock.ts';
import { updateClock } from './clock/updateClock.ts';
import { deleteRequestLog } from './requests/deleteRequestLog.ts';
import { getRequestLog } from './requests/getRequestLog.ts';
import { addFault } from './rules/addFault.ts';
import { addLatency } from './rules/addLatency.ts';
import { deleteFault } from './rules/deleteFault.ts';
import { deleteLatency } from './rules/deleteLatency.ts';
import type { Sandbox } from './sandbox.ts';
import { getScenarios } from './scenarios/getScenarios.ts';
import { removeScenario } from './scenarios/removeScenario.ts';
import { startScenario } from './scenarios/startScenario.ts';
import { createSandboxSession } from './sessions/createSandboxSession.ts';
import { deleteSandboxControls } from './sessions/deleteSandboxControls.ts';
import { deleteSandboxSession } from './sessions/deleteSandboxSession.ts';
import { getSandboxControls } from './sessions/getSandboxControls.ts';
import { createSnapshot } from './store/createSnapshot.ts';
import { deleteSnapshot } from './store/deleteSnapshot.ts';
import { getSnapshots } from './store/getSnapshots.ts';
import { resetStore } from './store/resetStore.ts';
import { restoreSnapshot } from './store/restoreSnapshot.ts';

/** The handlers of the sandbox's own calls, over its controls. */
export function sandboxHandlers(sandbox: Sandbox): Handlers<SandboxOperationId> {
  return {
    deleteClock: deleteClock(sandbox),
    getClock: getClock(sandbox),
    updateClock: updateClock(sandbox),
    deleteRequestLog: deleteRequestLog(sandbox),
    getRequestLog: getRequestLog(sandbox),
    addFault: addFault(sandbox),
    addLatency: addLatency(sandbox),
    deleteFault: deleteFault(sandbox),
    deleteLatency: deleteLatency(sandbox),
    getScenarios: getScenarios(sandbox),
    removeScenario: removeScenario(sandbox),
    startScenario: startScenario(sandbox),
    createSandboxSession: createSandboxSession(sandbox),
    deleteSandboxControls: deleteSandboxControls(sandbox),
    deleteSandboxSession: deleteSandboxSession(sandbox),
    getSandboxControls: getSandboxControls(sandbox),
    createSnapshot: createSnapshot(sandbox),
    deleteSnapshot: deleteSnapshot(sandbox),
    getSnapshots: getSnapshots(sandbox),
    resetStore: resetStore(sandbox),
    restoreSnapshot: restoreSnapshot(sandbox),
  };
}
