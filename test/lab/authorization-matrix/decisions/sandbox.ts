import type { SandboxOperationId } from '#mock/apis/dispatch/operations.ts';

/**
 * What is told to a caller on this machine, whoever has signed in at the platform: the sandbox knows keys, and no roles.
 * Callers from elsewhere are refused with a 403, whatever they ask for.
 */
export interface SandboxDecision {
  /** To a request without a key, or with one that nobody has. */
  readonly withoutKey: 'yes' | 400;
  /** To a request whose path names what another session has made; absent where the path names nothing of a session. */
  readonly foreign?: 404;
  /** Whether it is about all sessions at once, so that what another one has set may change. */
  readonly isEverybodys?: boolean;
}

/** About the controls of the session whose key is sent, and of no other. */
const ofOneSession: SandboxDecision = { withoutKey: 400 };
/** The same, of one thing among them. */
const ofOneRule: SandboxDecision = { withoutKey: 400, foreign: 404 };
/** About nobody's controls. */
const everybodys: SandboxDecision = { withoutKey: 'yes' };
/** About the one store that all share. */
const ofTheStore: SandboxDecision = { withoutKey: 'yes', isEverybodys: true };

/** Who may do what; an operation without a row is a compile error. */
export const sandboxDecisions = {
  getClock: ofOneSession,
  updateClock: ofOneSession,
  deleteClock: ofOneSession,
  getRequestLog: ofOneSession,
  deleteRequestLog: ofOneSession,
  addLatency: ofOneSession,
  deleteLatency: ofOneRule,
  addFault: ofOneSession,
  deleteFault: ofOneRule,
  // Whoever knows the address of the page is the customer.
  getPaymentConfirmation: everybodys,
  submitPaymentConfirmation: everybodys,
  getScenarios: everybodys,
  startScenario: ofOneSession,
  removeScenario: ofOneSession,
  createSandboxSession: everybodys,
  deleteSandboxSession: ofOneSession,
  getSandboxControls: ofOneSession,
  deleteSandboxControls: ofOneSession,
  resetStore: ofTheStore,
  getSnapshots: everybodys,
  createSnapshot: everybodys,
  deleteSnapshot: everybodys,
  restoreSnapshot: ofTheStore,
} satisfies Readonly<Record<SandboxOperationId, SandboxDecision>>;
